import { makeSession, openTestSite, type Answer } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { watchPresses } from '@lobby/ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { ana, answers, balancePath, memberPath } from '../testing/answers.ts'
import { AccountChip } from './AccountChip.tsx'

/** What stands below the name. */
const amountOf = (page: Element) => page.querySelector('button > :last-child') ?? page

interface Start {
  readonly member?: Answer
  readonly hidden?: boolean
  /** What somebody saw before in this visit. */
  readonly seen?: { readonly userName: string; readonly amountMinor?: number; readonly amount?: number }
}

async function renderChip(balance?: Answer, { hidden = false, seen, member }: Start = {}) {
  const site = await openTestSite({
    session: makeSession(),
    answers: { ...answers, ...(balance && { [balancePath]: balance }), ...(member && { [memberPath]: member }) },
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
  const asked = () => site.fetch.asked.filter((each) => each === balancePath).length
  return { site, screen, chip: screen.getByRole('button'), expectAmount, asked, opened: () => opened, texts }
}

test(
  'shows sumBalance with currencySymbol of the wallet balance, and opens the account when it is pressed',
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
    expect([opened(), [...site.fetch.asked].sort()]).toEqual([1, [memberPath, balancePath]])
  },
)

test.each([
  ['has not come', () => new Promise<Response>(() => undefined)],
  ['does not come', () => new Response('', { status: 400 })],
  ['is no number', { value: { sumBalance: 'NaN', currencySymbol: 'R$' } }],
])('a balance that %s is --, never 0', async (_, balance) => {
  const { screen, expectAmount, asked } = await renderChip(balance)
  await expect.poll(asked).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, --: account and balance' })).toBeVisible()
  await expectAmount('--')
})

test.each([
  ['Ana Lima', { ...ana }],
  ['ana-account', { ...ana, nickname: null, account: 'ana-account' }],
])(
  'a member sees the nickname, or the account when there is none: %s',
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
  'a member sees the total balance with the currency symbol and 2 decimals: %s',
  { tags: ['SHELL-101'] },
  async (text, sumBalance, currencySymbol) => {
    const { expectAmount } = await renderChip({ value: { sumBalance, currencySymbol } })
    await expectAmount(text)
  },
)

test('hidden by the player it is nowhere in the page', async () => {
  const { site, screen, asked } = await renderChip(undefined, { hidden: true })
  await expect.poll(() => site.queries.isFetching() === 0 && asked()).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, hidden: account and balance' })).toBeVisible()
  expect(screen.container.innerHTML).not.toMatch(/12[.,]50/)
})

/** The amounts that were shown until the last one. */
const amounts = (texts: readonly string[]) => [...new Set(texts.filter((text) => /\d/.test(text)))]
const changedTo = (sumBalance: number): Answer => {
  let first = true
  return () => {
    const value = { sumBalance: first ? 12.5 : sumBalance, currencySymbol: 'R$' }
    first = false
    return Response.json({ success: true, value })
  }
}

test('a balance that changes counts to the new one', async () => {
  const { site, expectAmount, texts } = await renderChip(changedTo(112.5))
  await expectAmount('R$12.50')
  texts.length = 0
  await site.queries.refetchQueries()
  await expectAmount('R$112.50')
  // Were it to jump, the new one would be the first to be seen.
  expect(amounts(texts)[0]).toMatch(/^R\$12\.50/)
})

test('back from a game, which is a page of its own, it counts from what the member saw before, and keeps what is seen now', async () => {
  const { site, expectAmount, texts } = await renderChip(undefined, { seen: { userName: 'ana', amountMinor: 8000 } })
  await expectAmount('R$12.50')
  expect(amounts(texts)[0]).toMatch(/80\.00/)
  expect(site.storage.get('seenBalance')).toEqual({ userName: 'ana', amountMinor: 1250 })
})

test('it does not count from what somebody else saw, nor from an amount that an earlier build kept in units, nor where less motion is wanted', async () => {
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
  const calm = await renderChip(undefined, { seen: { userName: 'ana', amountMinor: 8000 } })
  await calm.expectAmount('R$12.50')
  expect(amounts(calm.texts)).toHaveLength(1)
})

test('hidden it stays veiled while it changes, and nothing of it is kept', async () => {
  const { site, screen, texts, asked } = await renderChip(changedTo(112.5), { hidden: true })
  await expect.poll(() => site.queries.isFetching() === 0 && asked()).toBe(1)
  await site.queries.refetchQueries()
  expect(asked()).toBe(2)
  await expect.element(screen.getByRole('button', { name: 'Ana Lima, hidden: account and balance' })).toBeVisible()
  expect(amounts(texts)).toEqual([])
  expect(site.storage.get('seenBalance')).toBeNull()
})

test('a finger that rests on it hides it and opens nothing', async () => {
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
