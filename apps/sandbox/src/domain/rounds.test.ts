import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql, type Db } from '../db/sql.ts'
import { seedGamesById } from '../seed/games.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId, createTestDb } from '../testing/createTestDb.ts'
import { computeReelReturnToPlayer, spinReels } from './reels.ts'
import {
  MAX_ROUND_STAKE_CENTS,
  openGameSession,
  playGameRound,
  findGameSession,
  type GameSessionRequest,
} from './rounds.ts'
import { getWalletBalance } from './wallet.ts'

const now = Date.UTC(2026, 10, 20)
const smallest = seedGamesById.get(10_001)?.minBetMinor ?? 0
let db: Db
let ask: GameSessionRequest
let sessionId: string

beforeEach(() => {
  db = createTestDb(':memory:', now)
  ask = {
    tenant: 'north',
    member: getDemoPersonId(db, 'north', 'ana'),
    game: 10_001,
    returnUrl: 'http://north.localhost/m/home',
    language: 'PT',
    key: 'launch-key-number-1',
    now,
  }
  sessionId = openGameSession(db, ask)
})

describe('reels', () => {
  test('computes an RTP between 94 and 96 percent for the reels of the slots', () => {
    expect(computeReelReturnToPlayer()).toBeGreaterThan(0.94)
    expect(computeReelReturnToPlayer()).toBeLessThan(0.96)
  })

  test('returns the same symbols of the reels only for the same seed and round', () => {
    expect(spinReels('seed', 1)).toEqual(spinReels('seed', 1))
    const shown = new Set(Array.from({ length: 200 }, (_, round) => spinReels('seed', round).reels.join()))
    expect(shown.size).toBeGreaterThan(80)
  })

  test('pays back about the computed RTP over many rounds of the slots', () => {
    const rounds = chooseByTestDepth(100_000, 200_000)
    let paid = 0
    for (let round = 0; round < rounds; round++) paid += spinReels('long run', round).multiplier
    expect(Math.abs(paid / rounds - computeReelReturnToPlayer())).toBeLessThan(0.05 * Math.sqrt(200_000 / rounds))
  })
})

describe('openGameSession', () => {
  test('opens one game session for each idempotency key, and refuses the same key for another game', () => {
    expect(openGameSession(db, ask)).toBe(sessionId)
    expect(openGameSession(db, { ...ask, key: 'launch-key-number-2' })).not.toBe(sessionId)
    expect(() => openGameSession(db, { ...ask, game: 10_002 })).toThrow('request.key.reused')
  })

  test('stores the member, the game and the return URL of a game session', () => {
    expect(findGameSession(db, sessionId)).toMatchObject({
      tenant: 'north',
      member: ask.member,
      game: 10_001,
      return_url: ask.returnUrl,
    })
    expect(findGameSession(db, 'none')).toBeUndefined()
  })

  test('finds no game session when its member is disabled', () => {
    runSql(db, 'UPDATE member SET disabled = 1 WHERE id = :id', { id: ask.member })
    expect(findGameSession(db, sessionId)).toBeUndefined()
    expect(() => playGameRound(db, { sessionId, stakeMinor: 100, key: 'a', now })).toThrow('round.session.unknown')
  })
})

describe('playRound', () => {
  test('books the stake, the payout and the bet of each game round', () => {
    for (let index = 1; index <= 60; index++) {
      const before = getWalletBalance(db, 'north', ask.member)
      const round = playGameRound(db, { sessionId, stakeMinor: 200, key: `round ${index}`, now: now + index })
      expect(round.round).toBe(index)
      expect(round.payoutMinor).toBe(200 * round.outcome.multiplier)
      expect(round.balanceMinor).toBe(before - 200 + round.payoutMinor)
      expect(getWalletBalance(db, 'north', ask.member)).toBe(round.balanceMinor)
    }
    expect(selectAll(db, 'SELECT 1 FROM bet WHERE member = :member', { member: ask.member })).toHaveLength(60)
    expect(findLedgerFaults(db)).toEqual([])
  })

  test('returns the same game round for a repeated idempotency key and moves no money', () => {
    const first = playGameRound(db, { sessionId, stakeMinor: 200, key: 'same', now })
    playGameRound(db, { sessionId, stakeMinor: 200, key: 'another', now })
    const balance = getWalletBalance(db, 'north', ask.member)
    expect(playGameRound(db, { sessionId, stakeMinor: 200, key: 'same', now: now + 5 * 3_600_000 })).toEqual(first)
    expect(getWalletBalance(db, 'north', ask.member)).toBe(balance)
    expect(() => playGameRound(db, { sessionId, stakeMinor: 500, key: 'same', now })).toThrow('request.key.reused')
  })

  test.each([0, -100, 0.5, NaN, Infinity, smallest - 1, MAX_ROUND_STAKE_CENTS + 1])(
    'refuses a game round with a stake of %s cents',
    (stakeMinor) => {
      expect(() => playGameRound(db, { sessionId, stakeMinor, key: 'k', now })).toThrow('round.stake.invalid')
      expect(getWalletBalance(db, 'north', ask.member)).toBe(125_000)
    },
  )

  test('accepts the smallest stake of a game unless the game was removed from the catalogue', () => {
    for (const minBet of [1, 5, 75]) {
      const { nodeId } = [...seedGamesById.values()].find(({ minBetMinor }) => minBetMinor === minBet) ?? { nodeId: 0 }
      const own = openGameSession(db, { ...ask, game: nodeId, key: `launch of ${minBet}` })
      expect(() => playGameRound(db, { sessionId: own, stakeMinor: minBet - 1, key: 'less', now })).toThrow(
        'round.stake.invalid',
      )
      expect(playGameRound(db, { sessionId: own, stakeMinor: minBet, key: 'just', now }).stakeMinor).toBe(minBet)
    }
    db.exec('DELETE FROM game')
    expect(() => playGameRound(db, { sessionId, stakeMinor: 100, key: 'gone', now })).toThrow('round.stake.invalid')
  })

  test('refuses a game round and stores no bet when the stake exceeds the balance', () => {
    const poor = openGameSession(db, { ...ask, member: getDemoPersonId(db, 'north', 'empty') })
    expect(() => playGameRound(db, { sessionId: poor, stakeMinor: 100, key: 'k', now })).toThrow(
      'wallet.balance.insufficient',
    )
    expect(selectOne(db, 'SELECT 1 FROM bet')).toBeUndefined()
  })

  test('refuses a game round when its game session has ended', () => {
    const { ends_at: endsAt = 0 } = findGameSession(db, sessionId) ?? {}
    expect(() => playGameRound(db, { sessionId, stakeMinor: 100, key: 'late', now: endsAt })).toThrow(
      'round.session.ended',
    )
    expect(playGameRound(db, { sessionId, stakeMinor: 100, key: 'in time', now: endsAt - 1 }).round).toBe(1)
  })
})

describe('findLedgerFaults', () => {
  test.each([
    ['a missing stake entry', `DELETE FROM ledger WHERE kind = 'stake'`],
    ['a missing bet', 'DELETE FROM bet'],
    ['a changed amount', 'UPDATE ledger SET amount = amount + 1 WHERE id = (SELECT MAX(id) FROM ledger)'],
    [
      'a changed balance',
      'UPDATE ledger SET balance_after = balance_after + 1 WHERE id = (SELECT MAX(id) FROM ledger)',
    ],
  ])(
    'control: detects %s with findLedgerFaults in a damaged ledger',
    { tags: ['B2-control', 'B3-control'] },
    (_what, damage) => {
      playGameRound(db, { sessionId, stakeMinor: 100, key: 'k', now })
      expect(findLedgerFaults(db)).toEqual([])
      db.exec(damage)
      expect(findLedgerFaults(db)).not.toEqual([])
    },
  )
})
