import { DAY_MS } from '@lobby/platform/calendar'
import { selectAll, type Db } from '../../db/sql.ts'
import type { CalendarPeriod } from './leaderBoard.ts'
import { giveReward } from './rewards.ts'

/**
 * The terms of the promotion `cashback`. `basisPoints` is the share of a week's losses that members get back, in
 * ten-thousandths. `lifeDays` is the number of days in which members can claim this cashback.
 */
export const cashbackTerms = { activity: 'cashback', category: 'RNG', basisPoints: 800, lifeDays: 7 } as const

/**
 * Gives each participant of the cashback promotion a share of the losses of a finished week. Losses before the member
 * joined do not count. A second call for the same week gives nothing more.
 * @param week - a week in the merchant's time zone, in milliseconds since 1970
 */
export function giveCashback(db: Db, tenant: string, { start, end }: CalendarPeriod): void {
  const { activity, category, basisPoints, lifeDays } = cashbackTerms
  const losses = selectAll<{ member: number; lost: number }>(
    db,
    `SELECT bet.member, SUM(stake - payout) AS lost FROM participation
     JOIN bet ON bet.tenant = participation.tenant AND bet.member = participation.member AND bet.at >= MAX(:start, participation.at) AND bet.at < :end
     JOIN game_session ON game_session.id = bet.session JOIN game ON game.node_id = game_session.game
     WHERE participation.tenant = :tenant AND activity = :activity AND category = :category GROUP BY bet.member`,
    { tenant, activity, category, start, end },
  )
  for (const { member, lost } of losses) {
    const amountMinor = Math.floor((lost * basisPoints) / 10_000)
    if (amountMinor <= 0) continue
    giveReward(db, {
      tenant,
      member,
      kind: 'CASHBACK',
      source: `cashback:${start}`,
      titles: { EN: 'Cashback of the week', PT: 'Cashback da semana' },
      amountMinor,
      givenAt: end,
      expiresAt: end + lifeDays * DAY_MS,
    })
  }
}
