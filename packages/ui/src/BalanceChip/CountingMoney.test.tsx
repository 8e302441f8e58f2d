import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountingMoney } from './CountingMoney.tsx'

const format = (value: number) => `R$ ${value.toFixed(2)}`
const shown = (value: number | undefined) => <CountingMoney value={value} format={(amount) => format(amount)} />
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Every text that was shown while something happened. */
async function textsOf(container: Element, act: () => Promise<void>, end: string): Promise<string[]> {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(container.textContent))
  watch.observe(container, { subtree: true, characterData: true, childList: true })
  await act()
  await expect.poll(() => container.textContent).toBe(end)
  await new Promise(requestAnimationFrame)
  watch.disconnect()
  return seen
}

afterEach(() => motion('no-preference'))

test('a changed amount counts and ends exactly', async () => {
  const screen = await render(shown(10))
  expect(screen.container.textContent).toBe('R$ 10.00')
  const seen = await textsOf(screen.container, () => screen.rerender(shown(20)), 'R$ 20.00')
  expect(seen.some((text) => text !== 'R$ 10.00' && text !== 'R$ 20.00')).toBe(true)
  expect(seen.every((text) => /^R\$ 1\d\.\d\d$|^R\$ 20\.00$/.test(text))).toBe(true)
})

test('it jumps where less motion is wanted', async () => {
  await motion('reduce')
  const screen = await render(shown(10))
  const seen = await textsOf(screen.container, () => screen.rerender(shown(20)), 'R$ 20.00')
  expect(new Set(seen)).toEqual(new Set(['R$ 20.00']))
})

test('what is not known is --, and nothing counts from it or to it', async () => {
  const screen = await render(shown(undefined))
  expect(screen.container.textContent).toBe('--')
  const seen = await textsOf(screen.container, () => screen.rerender(shown(20)), 'R$ 20.00')
  expect(new Set(seen)).toEqual(new Set(['R$ 20.00']))
  await screen.rerender(shown(Number.NaN))
  expect(screen.container.textContent).toBe('--')
})

test('it counts from what was seen before, once that is known, and no second time', async () => {
  // As a currency is not known before the amount is.
  const amount = (value: number | undefined, from?: number) => (
    <CountingMoney value={value} format={(each) => (value === undefined ? '--' : format(each))} from={from} />
  )
  const screen = await render(amount(undefined, 10))
  expect(screen.container.textContent).toBe('--')
  const seen = await textsOf(screen.container, () => screen.rerender(amount(20, 20)), 'R$ 20.00')
  expect(seen[0]).toBe('R$ 10.00')
  await screen.rerender(amount(undefined, 10))
  const again = await textsOf(screen.container, () => screen.rerender(amount(20, 10)), 'R$ 20.00')
  expect(new Set(again)).toEqual(new Set(['R$ 20.00']))
})

test('a change that overtakes another one ends at the last', async () => {
  const screen = await render(shown(10))
  await screen.rerender(shown(500))
  await screen.rerender(shown(30))
  await expect.poll(() => screen.container.textContent).toBe('R$ 30.00')
})
