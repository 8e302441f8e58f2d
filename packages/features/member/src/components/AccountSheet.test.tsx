import { makeSession, openTestSite, refusal, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { ana, answers, balancePath, memberPath } from '../testing/answers.ts'
import { AccountSheet } from './AccountSheet.tsx'

async function renderSheet(
  overrides: Answers = {},
  { type = 1, merchant = {} }: { type?: number; merchant?: TestSiteInit['merchant'] } = {},
) {
  const site = await openTestSite({ session: makeSession({ type }), answers: { ...answers, ...overrides }, merchant })
  const told: string[] = []
  const sheet = (
    <AccountSheet
      session={site.session.get()!}
      open
      onClose={() => told.push('close')}
      onSignOut={() => told.push('sign out')}
    />
  )
  const page = await renderScreen(sheet, { address: '*', site })
  const { screen } = page
  const amount = screen.getByRole('status').first()
  const press = (name: string) => screen.getByRole('button', { name }).click()
  /** Renders the sheet on another page of the same site. */
  const reopen = async () => (await renderScreen(sheet, { site })).screen
  return { ...page, reopen, told, amount, press }
}

/** A balance that a test lets answer: the first at once, each further one when told. */
function heldBalance() {
  let asked = 0
  const waiting: ((response: Response) => void)[] = []
  const value = (sumBalance: number) => Response.json({ success: true, value: { sumBalance, currencySymbol: 'R$' } })
  return {
    answer: () => (asked++ === 0 ? value(12.5) : new Promise<Response>((resolve) => waiting.push(resolve))),
    come: (sumBalance: number) => waiting.shift()?.(value(sumBalance)),
    fail: () => waiting.shift()?.(refusal('wallet.closed')),
    waiting: () => waiting.length,
  }
}

describe('who is signed in', () => {
  test.each([
    ['Ana Lima', { ...ana }],
    ['ana-account', { ...ana, nickname: null, account: 'ana-account' }],
    ['ana-account', { ...ana, nickname: '', account: 'ana-account' }],
  ])('is %s by the member info, with the VIP level', { tags: ['CALL-090', 'CALL-091'] }, async (name, value) => {
    const { site, screen } = await renderSheet({ [memberPath]: { value } }, { merchant: { flags: ['memberClub'] } })
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
    await expect.element(screen.getByText('VIP 2')).toBeVisible()
    expect(site.fetch.asked).toContain('GET /wps/member/info')
  })

  test('has no VIP level where the VIP switch is off', { tags: ['MEMB-027'] }, async () => {
    const { screen } = await renderSheet()
    await expect.element(screen.getByRole('dialog', { name: 'Ana Lima' })).toBeVisible()
    await expect.element(screen.getByText(/VIP/)).not.toBeInTheDocument()
  })

  test('is the name of the session when the member info does not come', async () => {
    const { screen } = await renderSheet({ [memberPath]: () => new Response('', { status: 400 }) })
    await expect.element(screen.getByRole('dialog', { name: 'ana' })).toBeVisible()
    await expect.element(screen.getByText(/^R\$12\.50$/)).toBeVisible()
  })
})

test('signing out is told to the parent, which asks to confirm it; closing too', { tags: ['SHELL-110'] }, async () => {
  const { told, press } = await renderSheet()
  await press('Sign out')
  await press('Close')
  expect(told).toEqual(['sign out', 'close'])
})

test.each([
  ['a deposit', 'Deposit', '/m/voucherCenter'],
  ['a withdrawal', 'Withdraw', '/m/withdraw'],
  ['the help centre', 'Help centre', '/m/help'],
  ['the settings', 'Settings', '/m/set'],
])(
  '%s is one press away, and the menu closes',
  { tags: ['SHELL-106', 'SHELL-107', 'SHELL-111'] },
  async (_, entry, path) => {
    const { told, press, location } = await renderSheet()
    await press(entry)
    await expect.poll(location).toBe(path)
    expect(told).toEqual(['close'])
  },
)

test.each([
  ['the platform does not allow it', { [memberPath]: { value: { ...ana, withdrawAllowed: false } } }, 1],
  ['the account is a trial one', {}, 4],
])('there is no way to a withdrawal where %s', { tags: ['SHELL-107'] }, async (_, overrides, type) => {
  const { screen } = await renderSheet(overrides, { type })
  await expect.element(screen.getByRole('dialog', { name: 'Ana Lima' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
})

test(
  'the merchant’s licence image and copyright stand at the end; without an image there is none',
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

describe('the balance', () => {
  test('hides and shows as the player wants, which is remembered', { tags: ['SHELL-109'] }, async () => {
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
  })

  test('is hidden while it is asked for again, and then shown', { tags: ['SHELL-115', 'SHELL-116'] }, async () => {
    const balance = heldBalance()
    const { amount, press } = await renderSheet({ [balancePath]: balance.answer })
    await expect.element(amount).toHaveTextContent('R$12.50')
    await press('Refresh balance')
    await expect.element(amount).toHaveTextContent('••••Loading')
    await expect.poll(balance.waiting).toBe(1)
    balance.come(99)
    await expect.element(amount).toHaveTextContent('R$99.00')
  })

  test('stays hidden after that when the player has hidden it', { tags: ['SHELL-116'] }, async () => {
    const balance = heldBalance()
    const { screen, amount, press } = await renderSheet({ [balancePath]: balance.answer })
    await expect.element(amount).toHaveTextContent('R$12.50')
    await press('Hide balance')
    await press('Refresh balance')
    await expect.poll(balance.waiting).toBe(1)
    balance.come(99)
    await expect.element(amount).toHaveTextContent('••••hidden')
    await press('Show balance')
    await expect.element(screen.getByText(/^R\$99\.00$/)).toBeVisible()
  })

  test('is asked for again at a press', { tags: ['SHELL-108'] }, async () => {
    let asked = 0
    const { amount, press } = await renderSheet({
      [balancePath]: () => Response.json({ success: true, value: { sumBalance: ++asked, currencySymbol: 'R$' } }),
    })
    await expect.element(amount).toHaveTextContent('R$1.00')
    await press('Refresh balance')
    await expect.element(amount).toHaveTextContent('R$2.00')
  })

  test('refreshed while logged out leads to the sign-in', { tags: ['SHELL-117'] }, async () => {
    const { site, amount, press, location } = await renderSheet()
    await expect.element(amount).toHaveTextContent('R$12.50')
    const before = site.fetch.asked.length
    site.session.signOut()
    await press('Refresh balance')
    await expect.poll(location).toBe('/m/login')
    expect(site.fetch.asked).toHaveLength(before)
  })

  test('that does not come is --, and says what failed; asked for again it comes', async () => {
    let broken = true
    const { screen, amount, press } = await renderSheet({
      [balancePath]: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: { sumBalance: 7, currencySymbol: 'R$' } }),
    })
    await expect.element(amount).toHaveTextContent('--')
    await expect.element(screen.getByText(/Something failed on our side/)).toBeVisible()
    broken = false
    await press('Refresh balance')
    await expect.element(amount).toHaveTextContent('R$7.00')
    await expect.element(screen.getByText(/Something failed on our side/)).not.toBeInTheDocument()
  })

  test('that fails to come again keeps the last one', async () => {
    const balance = heldBalance()
    const { screen, amount, press } = await renderSheet({ [balancePath]: balance.answer })
    await expect.element(amount).toHaveTextContent('R$12.50')
    await press('Refresh balance')
    await expect.poll(balance.waiting).toBe(1)
    balance.fail()
    await expect.element(screen.getByText('Unknown error')).toBeVisible()
    await expect.element(amount).toHaveTextContent('R$12.50')
  })
})
