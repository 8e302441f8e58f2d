import { DAY_MS } from '@lobby/platform/calendar'
import { runSql, runInTransaction, selectNumber, type Db } from '../../db/sql.ts'
import { allVipLevels } from '../../seed/money.ts'
import type { RowOwner } from '../rowOwner.ts'
import { giveReward } from './rewards.ts'

const REWARD_LIFETIME_MS = 30 * DAY_MS

/**
 * Returns a member's stakes since a time, in minor units, as they count for levels and missions. A lottery order counts
 * only after its draw, because until then the member can cancel the order. Opposite bets on one draw count only in
 * part, see `recordOpposedStakes`.
 */
export const getStakesWithoutOppositeBets = (db: Db, { tenant, member }: RowOwner, since = 0): number =>
  selectNumber(
    db,
    `SELECT SUM(stake - opposed) FROM settled_bet WHERE tenant = :tenant AND member = :member AND at >= :since
     AND NOT (mark % 2 = 1 AND EXISTS (SELECT 1 FROM lottery_order WHERE id = mark / 2 AND placed_at < :since))`,
    { tenant, member, since },
  )

/**
 * Raises a member to the level that their stakes have reached, and gives the level-up bonus of each new level as a
 * reward. Never lowers a level.
 * @param vip - the current level
 * @returns the new level
 */
export function raiseVipLevel(db: Db, owner: RowOwner, vip: string | null, now: number): string | null {
  const staked = getStakesWithoutOppositeBets(db, owner)
  const current = Math.max(
    0,
    allVipLevels.findIndex(({ name }) => name === vip),
  )
  const reached = allVipLevels.filter(({ stakes }, place) => place > current && stakes <= staked)
  const highest = reached.at(-1)
  if (!highest) return vip
  runInTransaction(db, () => {
    runSql(db, 'UPDATE member SET vip = :name WHERE tenant = :tenant AND id = :member', {
      ...owner,
      name: highest.name,
    })
    for (const { name, levelUpBonus } of reached) {
      if (levelUpBonus === 0) continue
      giveReward(db, {
        ...owner,
        kind: 'LEVEL',
        source: `level:${name}`,
        titles: { EN: `You reached ${name}`, PT: `Você chegou ao ${name}` },
        amountMinor: levelUpBonus,
        givenAt: now,
        expiresAt: now + REWARD_LIFETIME_MS,
      })
    }
  })
  return highest.name
}
