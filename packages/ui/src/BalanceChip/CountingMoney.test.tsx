import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountingMoney } from './CountingMoney.tsx'

const format = (value: number) => `R$ ${value.toFixed(2)}`
const renderMoney = (value: number | undefined) => <CountingMoney value={value} format={(amount) => format(amount)} />
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Calls `act` and returns every text that the container then shows, until the text is `end`. */
async function recordTexts(container: Element, act: () => Promise<void>, end: string): Promise<string[]> {
  const texts: string[] = []
  const watch = new MutationObserver(() => texts.push(container.textContent))
  watch.observe(container, { subtree: true, characterData: true, childList: true })
  await act()
  await expect.poll(() => container.textContent).toBe(end)
  await new Promise(requestAnimationFrame)
  watch.disconnect()
  return texts
}

afterEach(() => motion('no-preference'))

test('counts from the old amount to the new amount and ends at exactly the new amount', async () => {
  const screen = await render(renderMoney(10))
  expect(screen.container.textContent).toBe('R$ 10.00')
  const texts = await recordTexts(screen.container, () => screen.rerender(renderMoney(20)), 'R$ 20.00')
  expect(texts.some((text) => text !== 'R$ 10.00' && text !== 'R$ 20.00')).toBe(true)
  expect(texts.every((text) => /^R\$ 1\d\.\d\d$|^R\$ 20\.00$/.test(text))).toBe(true)
})

test('changes the amount without counting when reduced motion is preferred', async () => {
  await motion('reduce')
  const screen = await render(renderMoney(10))
  const texts = await recordTexts(screen.container, () => screen.rerender(renderMoney(20)), 'R$ 20.00')
  expect(new Set(texts)).toEqual(new Set(['R$ 20.00']))
})

test('shows -- for an unknown amount and does not count when the amount becomes known', async () => {
  const screen = await render(renderMoney(undefined))
  expect(screen.container.textContent).toBe('--')
  const texts = await recordTexts(screen.container, () => screen.rerender(renderMoney(20)), 'R$ 20.00')
  expect(new Set(texts)).toEqual(new Set(['R$ 20.00']))
  await screen.rerender(renderMoney(Number.NaN))
  expect(screen.container.textContent).toBe('--')
})

test('counts one time from the amount in `from` when an unknown amount becomes known', async () => {
  // Returns `--` for an unknown amount, like the format of the site, which does not know the currency yet.
  const amount = (value: number | undefined, from?: number) => (
    <CountingMoney value={value} format={(each) => (value === undefined ? '--' : format(each))} from={from} />
  )
  const screen = await render(amount(undefined, 10))
  expect(screen.container.textContent).toBe('--')
  const texts = await recordTexts(screen.container, () => screen.rerender(amount(20, 20)), 'R$ 20.00')
  expect(texts[0]).toBe('R$ 10.00')
  await screen.rerender(amount(undefined, 10))
  const again = await recordTexts(screen.container, () => screen.rerender(amount(20, 10)), 'R$ 20.00')
  expect(new Set(again)).toEqual(new Set(['R$ 20.00']))
})

test('ends at the last amount when the amount changes again during the counting', async () => {
  const screen = await render(renderMoney(10))
  await screen.rerender(renderMoney(500))
  await screen.rerender(renderMoney(30))
  await expect.poll(() => screen.container.textContent).toBe('R$ 30.00')
})
