import { expect, test } from 'vitest'
import {
  isBetPicked,
  generateLuckyDigits,
  listOfferedStakesMinor,
  toggleBetInSlip,
  type BetPick,
} from './bettingSlip.ts'

const pick = (selection: string): BetPick => ({
  playCode: 'SIZE',
  playName: 'Size',
  selection,
  selectionName: selection,
  odds: 2,
})

test('adds a bet to the betting slip at the first press and removes the bet at the second press', () => {
  const one = toggleBetInSlip([], pick('BIG'), 20)
  const two = toggleBetInSlip(one, pick('SMALL'), 20)
  expect(two.map(({ selection }) => selection)).toEqual(['BIG', 'SMALL'])
  expect([isBetPicked(two, pick('BIG')), isBetPicked(one, pick('SMALL'))]).toEqual([true, false])
  expect(toggleBetInSlip(two, pick('BIG'), 20)).toEqual([pick('SMALL')])
})

test('adds no bet to a full betting slip, but still removes a bet', () => {
  const full = [pick('A'), pick('B')]
  expect(toggleBetInSlip(full, pick('C'), 2)).toEqual(full)
  expect(toggleBetInSlip(full, pick('A'), 2)).toEqual([pick('B')])
})

test('offers only stakes within the limits of every bet of the betting slip', () => {
  expect(listOfferedStakesMinor([])).toEqual([100, 200, 500, 1000, 2000, 5000, 10_000])
  expect(
    listOfferedStakesMinor([
      { minStakeMinor: 50, maxStakeMinor: 100_000 },
      { minStakeMinor: 200, maxStakeMinor: 5000 },
    ]),
  ).toEqual([200, 500, 1000, 2000, 5000])
})

test('skips random bytes that would make some lucky digits more likely', () => {
  expect(generateLuckyDigits(3, new Uint8Array([255, 7, 250, 19, 249, 3]))).toBe('799')
})
