import { forbiddenGameType } from '@lobby/merchant'
import { selectAll, type Db } from '../db/sql.ts'
import { listActivities } from '../domain/promotions/activities.ts'
import { inviteRewardTerms } from '../domain/promotions/invites.ts'
import { computePaymentFee } from '../domain/money/deposits.ts'
import { TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import type { Tenant } from '../domain/tenants.ts'
import { PAYOUT_ACCOUNT_MAIL_KEY } from '../seed/mails.ts'
import { allVipLevels, seedDepositMethods } from '../seed/money.ts'
import { findLedgerFaults } from './findLedgerFaults.ts'

interface MemberLevel {
  readonly who: string
  readonly vip: string | null
  readonly staked: number
  /** The sources of the member's level rewards, sorted and joined by commas. */
  readonly rewards: string
}

/**
 * Finds members whose level is not the level that their stakes reach, or whose level rewards are not those of the
 * reached levels.
 */
function findLevelFaults(db: Db): string[] {
  const memberLevels = selectAll<MemberLevel>(
    db,
    `SELECT tenant || ' ' || name AS who, vip,
       COALESCE((SELECT SUM(stake - opposed) FROM settled_bet WHERE settled_bet.member = member.id), 0) AS staked,
       COALESCE((SELECT group_concat(source) FROM (SELECT source FROM reward WHERE reward.member = member.id AND kind = 'LEVEL' ORDER BY source)), '') AS rewards
     FROM member WHERE type <> ${TRIAL_MEMBER_TYPE}`,
  )
  return memberLevels.flatMap(({ who, vip, staked, rewards }) => {
    const reached = allVipLevels.filter(({ stakes }) => stakes <= staked)
    const due = reached
      .flatMap(({ name, levelUpBonus }) => (name !== null && levelUpBonus > 0 ? [`level:${name}`] : []))
      .join(',')
    return [
      ...(vip === (reached.at(-1)?.name ?? null)
        ? []
        : [`${who} is ${vip ?? 'without a level'} with ${staked} staked.`]),
      ...(rewards === due ? [] : [`${who} has the rewards "${rewards}" instead of "${due}".`]),
    ]
  })
}

/** Finds bonuses in the ledger that belong to no reward, promotion or registration. */
const findBonusFaults = (db: Db): string[] =>
  selectAll<{ ref: string }>(
    db,
    `SELECT ref FROM ledger WHERE kind = 'bonus' AND ref <> 'welcome' AND (tenant, member, ref) NOT IN
       (SELECT tenant, member, 'reward:' || id FROM reward UNION ALL SELECT tenant, member, 'activity:' || id FROM participation)`,
  ).map(({ ref }) => `The bonus of ${ref} has no record.`)

/**
 * Finds rebates whose amount is not the rate times the stakes, and members whose rebates do not cover exactly the
 * stakes that are marked as counted.
 */
const findRebateFaults = (db: Db): string[] => [
  ...selectAll<{ id: number }>(db, 'SELECT id FROM rebate WHERE amount <> stake * rate / 10000').map(
    ({ id }) => `The rebate ${id} is not its rate of the stakes.`,
  ),
  ...selectAll<{ member: number; stakes: number; counted: number }>(
    db,
    `SELECT member, SUM(stake) AS stakes, (SELECT SUM(stake) FROM bet WHERE bet.member = rebate.member AND rebated = 1) AS counted
     FROM rebate GROUP BY member HAVING stakes <> counted`,
  ).map(
    ({ member, stakes, counted }) =>
      `The rebates of member ${member} are for ${stakes} staked, and ${counted} were counted.`,
  ),
]

/** Finds deposits with an amount that their method does not accept, or with a wrong fee. */
const findDepositFaults = (db: Db): string[] =>
  selectAll<{ id: number; method: string; amount: number; fee: number }>(
    db,
    'SELECT id, method, amount, fee FROM deposit',
  ).flatMap(({ id, method: code, amount, fee }) => {
    const method = seedDepositMethods.find((each) => each.code === code)
    return method && amount >= method.min && amount <= method.max && fee === computePaymentFee(method, amount)
      ? []
      : [`The deposit ${id} does not fit its method.`]
  })

/** Finds participations that began before the start of a promotion, and payments of a wrong amount. */
const findPromotionFaults = (db: Db, { id: tenant }: Tenant): string[] =>
  selectAll<{ activity: string; status: string; amount: number; at: number }>(
    db,
    'SELECT activity, status, amount, at FROM participation WHERE tenant = :tenant',
    { tenant },
  ).flatMap(({ activity: key, status, amount, at }) => {
    const activity = listActivities(db, tenant, 'EN').find((each) => each.key === key)
    if (!activity) return [`There is no promotion ${key}.`]
    const rewards = activity.byLevel ? allVipLevels.map(({ birthdayBonus }) => birthdayBonus) : [activity.reward]
    const paid = status === 'CLAIMED' || status === 'ISSUED' ? rewards.includes(amount) : amount === 0
    return [
      ...(at >= activity.startsAt ? [] : [`${key} was joined before it began.`]),
      ...(paid ? [] : [`${key} paid ${amount} as ${status}.`]),
    ]
  })

/** Finds bets on games that the market of a tenant forbids, and mails about payout accounts that do not exist. */
const findGameAndMailFaults = (db: Db, { id: tenant, market }: Tenant): string[] => [
  ...selectAll<{ category: string }>(db, 'SELECT DISTINCT category FROM settled_bet WHERE tenant = :tenant', { tenant })
    .filter(({ category }) => market !== undefined && category === forbiddenGameType)
    .map(({ category }) => `${tenant} has bets on ${category}.`),
  ...selectAll<{ member: number }>(
    db,
    'SELECT member FROM mail WHERE tenant = :tenant AND key = :payoutMail AND member NOT IN (SELECT member ' +
      'FROM payout_account)',
    { tenant, payoutMail: PAYOUT_ACCOUNT_MAIL_KEY },
  ).map(({ member }) => `Member ${member} has a mail about an account for withdrawals, and no such account.`),
]

/**
 * Finds missing rewards for invited friends who deposited enough, and wrong rewards for accounts that an agent opened.
 */
const findInviteFaults = (db: Db): string[] =>
  selectAll<{ who: string; deposited: number; rewards: number }>(
    db,
    `SELECT * FROM (
       SELECT tenant || ' ' || name AS who, COALESCE((SELECT SUM(amount) FROM ledger WHERE ledger.member = member.id AND kind = 'deposit'), 0) AS deposited,
         (SELECT COUNT(*) FROM opened_account WHERE opened = member.id) AS opened,
         (SELECT COUNT(*) FROM reward WHERE reward.member = member.upline AND source = 'invite:' || member.id) AS rewards
       FROM member WHERE upline IS NOT NULL
     ) WHERE rewards <> (deposited >= :least AND opened = 0)`,
    { least: inviteRewardTerms.deposit },
  ).map(
    ({ who, deposited, rewards }) =>
      `${who}, who has deposited ${deposited}, has ${rewards} rewards for an invitation.`,
  )

/** Finds opening balances that are later than another ledger entry of the same wallet. */
const findOpeningFaults = (db: Db): string[] =>
  selectAll<{ id: number }>(
    db,
    `SELECT id FROM ledger WHERE kind = 'opening' AND EXISTS (SELECT 1 FROM ledger AS entry WHERE ` +
      'entry.tenant = ledger.tenant AND entry.member = ledger.member AND entry.at < ledger.at)',
  ).map(({ id }) => `The opening balance ${id} is not the first entry.`)

/** Lists the contradictions in the seeded data of tenants, each as a sentence. */
export const findDemoDataFaults = (db: Db, tenants: readonly Tenant[]): string[] => [
  ...findLedgerFaults(db),
  ...findLevelFaults(db),
  ...findBonusFaults(db),
  ...findRebateFaults(db),
  ...findDepositFaults(db),
  ...findInviteFaults(db),
  ...findOpeningFaults(db),
  ...tenants.flatMap((tenant) => [...findPromotionFaults(db, tenant), ...findGameAndMailFaults(db, tenant)]),
]
