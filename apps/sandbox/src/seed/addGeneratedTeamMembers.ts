import { DAY_MS } from '@lobby/platform/calendar'
import { insertRow, runInTransaction, type Db } from '../db/sql.ts'
import { getTeamSize } from '../domain/agents/teamMembers.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { createSeededRandom } from '../domain/random.ts'
import { agentMemberType, playerMemberType } from './agents.ts'
import { getDemoPasswordHash } from './demoPeople.ts'
import { insertPastDeposit, listGamesForPastRounds, insertPastGameRound, insertPastSignIn } from './pastPlay.ts'
import { getDayIndex } from '../domain/days.ts'

/** The number of levels below the agent. */
const TEAM_LEVELS = 5
/** Past activity is seeded only for every 20th new member, because seeding it for all members would take minutes. */
const ACTIVE_MEMBER_INTERVAL = 20

/**
 * Adds generated members on five levels to a team until the team has the given size. The same call always adds the same
 * members. Every 20th new member has some days of past activity.
 * @param members - the new size of the team; existing members stay
 */
export function addGeneratedTeamMembers(db: Db, owner: RowOwner, members: number, now: number): void {
  const { tenant } = owner
  const random = createSeededRandom(`a team of ${tenant}`)
  const playable = listGamesForPastRounds(db, tenant)
  const uplines: { readonly id: number; readonly depth: number }[] = [{ id: owner.member, depth: 0 }]
  runInTransaction(db, () => {
    for (let count = getTeamSize(db, owner).team; count < members; count++) {
      const upline = uplines[random.whole(0, uplines.length - 1)] ?? { id: owner.member, depth: 0 }
      const isAgent = random.whole(0, 9) === 0
      const joined = now - random.whole(1, 120) * DAY_MS
      const name = `m${String(count).padStart(6, '0')}`
      const { id: member } = insertRow(db, 'member', {
        tenant,
        name,
        name_key: name,
        nickname: null,
        password: getDemoPasswordHash(),
        type: isAgent ? agentMemberType : playerMemberType,
        registered_at: joined,
        upline: upline.id,
      })
      if (upline.depth + 1 < TEAM_LEVELS && isAgent) uplines.push({ id: member, depth: upline.depth + 1 })
      if (count % ACTIVE_MEMBER_INTERVAL !== 0) continue
      const at = Math.max(joined, now - random.whole(0, 13) * DAY_MS - random.whole(1, 600) * 60_000)
      insertPastSignIn(db, { tenant, member }, getDayIndex(at), at)
      insertPastDeposit(db, { tenant, member }, 20_000, `grown-${member}`, at)
      for (let round = 0; round < 3; round++) {
        const game = playable[random.whole(0, playable.length - 1)]?.nodeId ?? 0
        insertPastGameRound(db, {
          tenant,
          member,
          game,
          stake: 2_000,
          payout: random.whole(0, 2) === 0 ? 5_000 : 0,
          at: at + round,
        })
      }
    }
  })
}
