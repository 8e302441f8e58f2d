import { expect, test } from 'vitest'
import { isPicked, luckyDigits, stakesFor, togglePick, type Pick } from './slip.ts'

const pick = (selection: string): Pick => ({
  playCode: 'SIZE',
  playName: 'Size',
  selection,
  selectionName: selection,
  odds: 2,
})

test('a bet is on the slip once, and a second press takes it out', () => {
  const one = togglePick([], pick('BIG'), 20)
  const two = togglePick(one, pick('SMALL'), 20)
  expect(two.map(({ selection }) => selection)).toEqual(['BIG', 'SMALL'])
  expect([isPicked(two, pick('BIG')), isPicked(one, pick('SMALL'))]).toEqual([true, false])
  expect(togglePick(two, pick('BIG'), 20)).toEqual([pick('SMALL')])
})

test('a full slip takes no more, and still gives one back', () => {
  const full = [pick('A'), pick('B')]
  expect(togglePick(full, pick('C'), 2)).toEqual(full)
  expect(togglePick(full, pick('A'), 2)).toEqual([pick('B')])
})

test('the stakes are those that every bet of the slip takes', () => {
  expect(stakesFor([])).toEqual([100, 200, 500, 1000, 2000, 5000, 10_000])
  expect(
    stakesFor([
      { minStakeMinor: 50, maxStakeMinor: 100_000 },
      { minStakeMinor: 200, maxStakeMinor: 5000 },
    ]),
  ).toEqual([200, 500, 1000, 2000, 5000])
})

test('lucky digits are as likely as each other', () => {
  expect(luckyDigits(3, new Uint8Array([255, 7, 250, 19, 249, 3]))).toBe('799')
})
