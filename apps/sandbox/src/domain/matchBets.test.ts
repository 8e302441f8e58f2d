import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { beforeEach, expect, test } from 'vitest'
import { selectAll, selectOne, type Db } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId, createTestDb } from '../testing/createTestDb.ts'
import { listMatchesAfter } from './matchCalendar.ts'
import { listSportsGamesWithMatches, findMatchOfGameSession, computeMatchBetOutcome } from './matchBets.ts'
import { openGameSession, playGameRound } from './rounds.ts'
import { getWalletBalance } from './wallet.ts'

const now = Date.UTC(2026, 10, 20)
let db: Db
let game = 0
let sessionId = ''
beforeEach(() => {
  db = createTestDb(':memory:', now)
  game = listSportsGamesWithMatches(db, 'north')[3]?.nodeId ?? 0
  const owner = { tenant: 'north', member: getDemoPersonId(db, 'north', 'ana') }
  sessionId = openGameSession(db, {
    ...owner,
    game,
    returnUrl: 'http://north.localhost/m/home',
    language: 'PT',
    key: 'launch-key-number-1',
    now,
  })
})
const bet = (pick: number | undefined, key: string, stakeMinor = 333) =>
  playGameRound(db, { sessionId, stakeMinor, key, now, ...(pick !== undefined && { pick }) })
const match = () => {
  const found = findMatchOfGameSession(db, 'north', game, now)
  if (!found) throw new Error('matchOf returned no match for the game.')
  return found
}

test('finds each of the next eight matches by the sports game that launches the match', () => {
  const games = listSportsGamesWithMatches(db, 'north')
  for (const fixture of listMatchesAfter(now, 8)) {
    const launched = games[fixture.index % games.length]?.nodeId ?? 0
    expect(findMatchOfGameSession(db, 'north', launched, now)).toMatchObject({
      index: fixture.index,
      home: fixture.home,
      away: fixture.away,
    })
  }
})

test('returns no match for a game that is not in the sports category', () => {
  expect(findMatchOfGameSession(db, 'north', 10_001, now)).toBeUndefined()
})

test('pays the stake times the odds, rounded down to cents, for a won bet on a match', () => {
  for (let at = 0; at < 30; at++) {
    const { outcome, payoutMinor } = bet(at % 3, `bet-number-${at}`)
    const odds = match().odds[at % 3] ?? 0
    expect(outcome).toMatchObject({ pick: at % 3 })
    expect(payoutMinor).toBe('result' in outcome && outcome.result === at % 3 ? Math.floor((333 * odds) / 100) : 0)
  }
  expect(
    selectOne(db, 'SELECT MAX(payout) > 0 AS won, MIN(payout) AS least FROM bet WHERE session = :sessionId', {
      sessionId,
    }),
  ).toEqual({ won: 1, least: 0 })
  expect(findLedgerFaults(db)).toEqual([])
})

test('returns the same bet on a match for a repeated idempotency key, and refuses the key for another pick', () => {
  const first = bet(1, 'a-key-of-one-bet')
  expect(bet(1, 'a-key-of-one-bet')).toEqual(first)
  expect(() => bet(2, 'a-key-of-one-bet')).toThrow('request.key.reused')
  expect(selectAll(db, 'SELECT 1 FROM bet WHERE session = :sessionId', { sessionId })).toHaveLength(1)
})

test.each([undefined, -1, 3, 0.5])('refuses a bet on a match with the pick %s and moves no money', (pick) => {
  const before = getWalletBalance(db, 'north', getDemoPersonId(db, 'north', 'ana'))
  expect(() => bet(pick, 'a-key-of-one-bet')).toThrow('round.stake.invalid')
  expect(getWalletBalance(db, 'north', getDemoPersonId(db, 'north', 'ana'))).toBe(before)
})

test('pays back about 95 percent of the stakes on each outcome of a match over many bets', () => {
  const rounds = chooseByTestDepth(4000, 20_000)
  const drawn = match()
  for (const pick of [0, 1, 2]) {
    let paid = 0
    for (let round = 0; round < rounds; round++)
      paid += computeMatchBetOutcome(drawn, 'long run', round, pick).multiplier
    expect(paid / rounds).toBeGreaterThan(0.89)
    expect(paid / rounds).toBeLessThan(1.01)
  }
})
