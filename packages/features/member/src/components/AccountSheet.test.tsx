import {
  createSessionFixture,
  createTestSiteWithMessages,
  createRefusalResponse,
  type PlatformResponses,
  type TestSiteOptions,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { anaMemberInfo, memberResponses, balanceEndpoint, memberInfoEndpoint } from '../testing/memberResponses.ts'
import { AccountSheet } from './AccountSheet.tsx'

async function renderSheet(
  overrides: PlatformResponses = {},
  { type = 1, merchant = {} }: { type?: number; merchant?: TestSiteOptions['merchant'] } = {},
) {
  const site = await createTestSiteWithMessages({
    session: createSessionFixture({ type }),
    answers: { ...memberResponses, ...overrides },
    merchant,
  })
  const calls: string[] = []
  const sheet = (
    <AccountSheet
      session={site.session.get()!}
      open
      onClose={() => calls.push('close')}
      onSignOut={() => calls.push('sign out')}
    />
  )
  const page = await renderScreen(sheet, { address: '*', site })
  const { screen } = page
  const amount = screen.getByRole('status').first()
  const press = (name: string) => screen.getByRole('button', { name }).click()
  /** Renders the account sheet again, as another page of the same site does. */
  const reopen = async () => (await renderScreen(sheet, { site })).screen
  return { ...page, reopen, calls, amount, press }
}

/**
 * Creates responses for the balance. The first response arrives immediately. Each further response arrives when the
 * test releases it.
 */
function heldBalance() {
  let asked = 0
  const waiting: ((response: Response) => void)[] = []
  const value = (sumBalance: number) => Response.json({ success: true, value: { sumBalance, currencySymbol: 'R$' } })
  return {
    answer: () => (asked++ === 0 ? value(12.5) : new Promise<Response>((resolve) => waiting.push(resolve))),
    come: (sumBalance: number) => waiting.shift()?.(value(sumBalance)),
    fail: () => waiting.shift()?.(createRefusalResponse('wallet.closed')),
    waiting: () => waiting.length,
  }
}

describe('AccountSheet: signed-in member', () => {
  test.each([
    ['Ana Lima', { ...anaMemberInfo }],
    ['ana-account', { ...anaMemberInfo, nickname: null, account: 'ana-account' }],
    ['ana-account', { ...anaMemberInfo, nickname: '', account: 'ana-account' }],
  ])(
    'shows the name %s and the VIP level of the member info in the account sheet',
    { tags: ['CALL-090', 'CALL-091'] },
    async (name, value) => {
      const { site, screen } = await renderSheet(
        { [memberInfoEndpoint]: { value } },
        { merchant: { flags: ['memberClub'] } },
      )
      await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
      await expect.element(screen.getByText('VIP 2')).toBeVisible()
      expect(site.fetch.asked).toContain('GET /wps/member/info')
    },
  )

  test('shows no VIP level when the feature flag memberClub is off', { tags: ['MEMB-027'] }, async () => {
    const { screen } = await renderSheet()
    await expect.element(screen.getByRole('dialog', { name: 'Ana Lima' })).toBeVisible()
    await expect.element(screen.getByText(/VIP/)).not.toBeInTheDocument()
  })

  test('shows the user name of the session when the member info does not load', async () => {
    const { screen } = await renderSheet({ [memberInfoEndpoint]: () => new Response('', { status: 400 }) })
    await expect.element(screen.getByRole('dialog', { name: 'ana' })).toBeVisible()
    await expect.element(screen.getByText(/^R\$12\.50$/)).toBeVisible()
  })
})

test(
  'calls onSignOut and onClose without asking for confirmation when sign-out is pressed',
  { tags: ['SHELL-110'] },
  async () => {
    const { calls, press } = await renderSheet()
    await press('Sign out')
    await press('Close')
    expect(calls).toEqual(['sign out', 'close'])
  },
)

test.each([
  ['the deposit page', 'Deposit', '/m/voucherCenter'],
  ['the withdrawal page', 'Withdraw', '/m/withdraw'],
  ['the help centre', 'Help centre', '/m/help'],
  ['the settings', 'Settings', '/m/set'],
])(
  'opens %s from the account sheet and closes the sheet',
  { tags: ['SHELL-106', 'SHELL-107', 'SHELL-111'] },
  async (_, entry, path) => {
    const { calls, press, location } = await renderSheet()
    await press(entry)
    await expect.poll(location).toBe(path)
    expect(calls).toEqual(['close'])
  },
)

test.each([
  [
    'the platform allows the member no withdrawals',
    { [memberInfoEndpoint]: { value: { ...anaMemberInfo, withdrawAllowed: false } } },
    1,
  ],
  ['the account is a trial account', {}, 4],
])('hides the withdrawal button when %s', { tags: ['SHELL-107'] }, async (_, overrides, type) => {
  const { screen } = await renderSheet(overrides, { type })
  await expect.element(screen.getByRole('dialog', { name: 'Ana Lima' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
})

test(
  'shows the merchant’s copyright and the licence image, if the merchant has one, at the bottom',
  { tags: ['SHELL-112', 'SHELL-113', 'SHELL-114'] },
  async () => {
    const image = { src: '/licence.svg', width: 96, height: 32 }
    const { screen } = await renderSheet(
      {},
      { merchant: { copyright: '© Acme Games', licence: { image, text: {}, url: null } } },
    )
    await expect.element(screen.getByRole('img', { name: 'Licence' })).toHaveAttribute('src', '/licence.svg')
    await expect.element(screen.getByText('© Acme Games')).toBeVisible()
    await screen.unmount()
    const { screen: bare } = await renderSheet()
    await expect.element(bare.getByText('© Acme')).toBeVisible()
    await expect.element(bare.getByRole('img', { name: 'Licence' })).not.toBeInTheDocument()
  },
)

describe('AccountSheet: balance', () => {
  test(
    'hides and shows the balance when its button is pressed, also on the next page',
    { tags: ['SHELL-109'] },
    async () => {
      const { site, screen, reopen, amount, press } = await renderSheet()
      await expect.element(amount).toHaveTextContent('R$12.50')
      await press('Hide balance')
      await expect.element(screen.getByText(/^R\$12\.50$/)).not.toBeInTheDocument()
      await expect.element(amount).toHaveTextContent('••••hidden')
      expect(site.storage.get('balanceHidden')).toBe(true)
      await screen.unmount()
      const again = await reopen()
      await expect.element(again.getByRole('button', { name: 'Show balance' })).toBeVisible()
      await again.getByRole('button', { name: 'Show balance' }).click()
      await expect.element(again.getByText(/^R\$12\.50$/)).toBeVisible()
    },
  )

  test(
    'masks the balance during a refresh, and then shows the new balance',
    { tags: ['SHELL-115', 'SHELL-116'] },
    async () => {
      const balance = heldBalance()
      const { amount, press } = await renderSheet({ [balanceEndpoint]: balance.answer })
      await expect.element(amount).toHaveTextContent('R$12.50')
      await press('Refresh balance')
      await expect.element(amount).toHaveTextContent('••••Loading')
      await expect.poll(balance.waiting).toBe(1)
      balance.come(99)
      await expect.element(amount).toHaveTextContent('R$99.00')
    },
  )

  test('keeps the balance hidden after a refresh when the player has hidden it', { tags: ['SHELL-116'] }, async () => {
    const balance = heldBalance()
    const { screen, amount, press } = await renderSheet({ [balanceEndpoint]: balance.answer })
    await expect.element(amount).toHaveTextContent('R$12.50')
    await press('Hide balance')
    await press('Refresh balance')
    await expect.poll(balance.waiting).toBe(1)
    balance.come(99)
    await expect.element(amount).toHaveTextContent('••••hidden')
    await press('Show balance')
    await expect.element(screen.getByText(/^R\$99\.00$/)).toBeVisible()
  })

  test('refetches the balance when the refresh button is pressed', { tags: ['SHELL-108'] }, async () => {
    let asked = 0
    const { amount, press } = await renderSheet({
      [balanceEndpoint]: () => Response.json({ success: true, value: { sumBalance: ++asked, currencySymbol: 'R$' } }),
    })
    await expect.element(amount).toHaveTextContent('R$1.00')
    await press('Refresh balance')
    await expect.element(amount).toHaveTextContent('R$2.00')
  })

  test(
    'opens the sign-in when the session has ended and the player refreshes the balance',
    { tags: ['SHELL-117'] },
    async () => {
      const { site, amount, press, location } = await renderSheet()
      await expect.element(amount).toHaveTextContent('R$12.50')
      const before = site.fetch.asked.length
      site.session.signOut()
      await press('Refresh balance')
      await expect.poll(location).toBe('/m/login')
      expect(site.fetch.asked).toHaveLength(before)
    },
  )

  test('shows -- and the error when the balance does not load, until a refresh succeeds', async () => {
    let broken = true
    const { screen, amount, press } = await renderSheet({
      [balanceEndpoint]: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: { sumBalance: 7, currencySymbol: 'R$' } }),
    })
    await expect.element(amount).toHaveTextContent('--')
    await expect.element(screen.getByText(/Something went wrong on our side/)).toBeVisible()
    broken = false
    await press('Refresh balance')
    await expect.element(amount).toHaveTextContent('R$7.00')
    await expect.element(screen.getByText(/Something went wrong on our side/)).not.toBeInTheDocument()
  })

  test('keeps the last balance when a refresh fails', async () => {
    const balance = heldBalance()
    const { screen, amount, press } = await renderSheet({ [balanceEndpoint]: balance.answer })
    await expect.element(amount).toHaveTextContent('R$12.50')
    await press('Refresh balance')
    await expect.poll(balance.waiting).toBe(1)
    balance.fail()
    await expect.element(screen.getByText('Unknown error')).toBeVisible()
    await expect.element(amount).toHaveTextContent('R$12.50')
  })
})
