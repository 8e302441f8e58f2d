import { createSessionFixture, createTestSiteWithMessages, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { watchPresses } from '@lobby/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { anaMemberInfo, memberResponses, balanceEndpoint, memberInfoEndpoint } from '../testing/memberResponses.ts'
import { AccountChip } from './AccountChip.tsx'

/** Returns the element that shows the amount, below the name. */
const amountOf = (page: Element) => page.querySelector('button > :last-child') ?? page

interface Start {
  readonly member?: PlatformResponse
  readonly hidden?: boolean
  /** The balance that this member last saw on this visit, as the site stores it. */
  readonly seen?: { readonly userName: string; readonly amountMinor?: number; readonly amount?: number }
}

async function renderChip(balance?: PlatformResponse, { hidden = false, seen, member }: Start = {}) {
  const site = await createTestSiteWithMessages({
    session: createSessionFixture(),
    answers: {
      ...memberResponses,
      ...(balance && { [balanceEndpoint]: balance }),
      ...(member && { [memberInfoEndpoint]: member }),
    },
  })
  if (hidden) site.storage.set('balanceHidden', true)
  if (seen) site.storage.set('seenBalance', seen)
  let opened = 0
  const texts: string[] = []
  const watch = new MutationObserver(() => texts.push(amountOf(document.body).textContent))
  watch.observe(document.body, { subtree: true, characterData: true, childList: true })
  onTestFinished(() => watch.disconnect())
  const { screen } = await renderScreen(<AccountChip session={site.session.get()!} onOpen={() => opened++} />, { site })
  const expectAmount = async (text: string) => {
    await expect.poll(() => amountOf(screen.container).textContent.replace(/\s/, ' ')).toBe(text)
  }
  const asked = () => site.fetch.asked.filter((each) => each === balanceEndpoint).length
  return { site, screen, chip: screen.getByRole('button'), expectAmount, asked, opened: () => opened, texts }
}

test(
  'shows the fields sumBalance and currencySymbol of the balance, and opens the account sheet when pressed',
  { tags: ['CALL-092', 'CALL-093'] },
  async () => {
    const { site, screen, chip, expectAmount, opened } = await renderChip({
      value: { sumBalance: 12.5, currencySymbol: 'C$' },
    })
    await expect
      .element(screen.getByRole('button', { name: /^Ana Lima, C\$12\.50: account and balance$/ }))
      .toBeVisible()
    await expectAmount('C$12.50')
    await chip.click()
    expect([opened(), [...site.fetch.asked].sort()]).toEqual([1, [memberInfoEndpoint, balanceEndpoint]])
  },
)

test.each([
  ['is still loading', () => new Promise<Response>(() => undefined)],
  ['fails to load', () => new Response('', { status: 400 })],
  ['is not a number', { value: { sumBalance: 'NaN', currencySymbol: 'R$' } }],
])('shows -- instead of 0 when the balance %s', async (_, balance) => {
  const { screen, expectAmount, asked } = await renderChip(balance)
  await expect.poll(asked).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, --: account and balance' })).toBeVisible()
  await expectAmount('--')
})

test.each([
  ['Ana Lima', { ...anaMemberInfo }],
  ['ana-account', { ...anaMemberInfo, nickname: null, account: 'ana-account' }],
])(
  'shows the nickname, or the account name if there is no nickname: %s',
  { tags: ['SHELL-100'] },
  async (name, value) => {
    const { screen } = await renderChip(undefined, { member: { value } })
    await expect.element(screen.getByRole('button').getByText(name, { exact: true })).toBeVisible()
  },
)

test.each([
  ['R$1,250.00', 1250, 'R$'],
  ['R$0.50', 0.5, 'R$'],
  ['R$12.00', 12, 'R$'],
  ['US$7.10', 7.1, 'US$'],
  ['7.10', 7.1, null],
])(
  'shows the total balance with the currency symbol and 2 decimals: %s',
  { tags: ['SHELL-101'] },
  async (text, sumBalance, currencySymbol) => {
    const { expectAmount } = await renderChip({ value: { sumBalance, currencySymbol } })
    await expectAmount(text)
  },
)

test('renders no balance, not even invisibly, when the player has hidden it', async () => {
  const { site, screen, asked } = await renderChip(undefined, { hidden: true })
  await expect.poll(() => site.queries.isFetching() === 0 && asked()).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, hidden: account and balance' })).toBeVisible()
  expect(screen.container.innerHTML).not.toMatch(/12[.,]50/)
})

/** Returns the amounts that the component has rendered, without duplicates. */
const amounts = (texts: readonly string[]) => [...new Set(texts.filter((text) => /\d/.test(text)))]
const changedTo = (sumBalance: number): PlatformResponse => {
  let first = true
  return () => {
    const value = { sumBalance: first ? 12.5 : sumBalance, currencySymbol: 'R$' }
    first = false
    return Response.json({ success: true, value })
  }
}

test('counts up from the old balance to the new balance when the balance changes', async () => {
  const { site, expectAmount, texts } = await renderChip(changedTo(112.5))
  await expectAmount('R$12.50')
  texts.length = 0
  await site.queries.refetchQueries()
  await expectAmount('R$112.50')
  // Without an animation, the first rendered amount would be the new balance.
  expect(amounts(texts)[0]).toMatch(/^R\$12\.50/)
})

test('counts from the balance before a game to the new balance after the game, and stores the new balance', async () => {
  const { site, expectAmount, texts } = await renderChip(undefined, { seen: { userName: 'ana', amountMinor: 8000 } })
  await expectAmount('R$12.50')
  expect(amounts(texts)[0]).toMatch(/80\.00/)
  expect(site.storage.get('seenBalance')).toEqual({ userName: 'ana', amountMinor: 1250 })
})

test('shows the balance without counting when the stored balance is another member’s or motion is reduced', async () => {
  const motion = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  const other = await renderChip(undefined, { seen: { userName: 'bia', amountMinor: 8000 } })
  await other.expectAmount('R$12.50')
  expect(amounts(other.texts)).toHaveLength(1)
  await other.screen.unmount()
  const earlier = await renderChip(undefined, { seen: { userName: 'ana', amount: 80 } })
  await earlier.expectAmount('R$12.50')
  expect(amounts(earlier.texts)).toHaveLength(1)
  await earlier.screen.unmount()
  onTestFinished(async () => void (await motion('no-preference')))
  await motion('reduce')
  const reduced = await renderChip(undefined, { seen: { userName: 'ana', amountMinor: 8000 } })
  await reduced.expectAmount('R$12.50')
  expect(amounts(reduced.texts)).toHaveLength(1)
})

test('keeps a hidden balance hidden while the balance changes, and does not store the balance', async () => {
  const { site, screen, texts, asked } = await renderChip(changedTo(112.5), { hidden: true })
  await expect.poll(() => site.queries.isFetching() === 0 && asked()).toBe(1)
  await site.queries.refetchQueries()
  expect(asked()).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, hidden: account and balance' })).toBeVisible()
  expect(amounts(texts)).toEqual([])
  expect(site.storage.get('seenBalance')).toBeNull()
})

test('hides the balance on a long press, and does not open the account sheet', async () => {
  onTestFinished(watchPresses(document))
  const { site, chip, expectAmount, opened } = await renderChip()
  await expectAmount('R$12.50')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  chip.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
  vi.advanceTimersByTime(370)
  vi.useRealTimers()
  ;(chip.element() as HTMLElement).click()
  expect([site.storage.get('balanceHidden'), opened()]).toEqual([true, 0])
  await expectAmount('••••')
})
