import { expect, test } from 'vitest'
import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'
import { findNextLeaderBoardPlace } from './findNextLeaderBoardPlace.ts'

const leader = (rank: number, stakedMinor: number, own = false): LeaderBoardEntry => ({
  rank,
  name: `m***${rank}`,
  stakedMinor,
  prizeMinor: 0,
  own,
})
const rows = [leader(1, 9_000), leader(2, 5_000), leader(3, 4_000)]

test.each([
  ['the next better place', leader(3, 4_000, true), { rank: 2, missingMinor: 1_001 }],
  ['the last listed place for a member far below', leader(27, 100, true), { rank: 3, missingMinor: 3_901 }],
  ['the last listed place for a member without a place', leader(0, 0, true), { rank: 3, missingMinor: 4_001 }],
  ['no place for the member in first place', leader(1, 9_500, true), null],
])('finds the next place on the leader board that a member can reach: %s', (_, own, ahead) => {
  expect(
    findNextLeaderBoardPlace(
      own,
      rows.map((row) => (row.rank === own.rank ? own : row)),
    ),
  ).toEqual(ahead)
})

test('returns no next place on an empty leader board', () => {
  expect(findNextLeaderBoardPlace(leader(0, 0, true), [])).toBeNull()
})
