import { isWithdrawalAllowed, type Member } from '@lobby/platform/account'
import type { useFlag } from '@lobby/platform/merchant'
import { memberRoutes, responsibleRoute, routes } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, type Session } from '@lobby/platform/session'

/** The data that decides which entries the member centre shows. */
export interface MemberEntryConditions {
  /** The session of the member; null for a guest. */
  readonly session: Pick<Session, 'type'> | null
  /** The member info, if it has loaded. */
  readonly info: Partial<Pick<Member, 'withdrawAllowed' | 'toUpline'>> | undefined
  /** The codes of the running promotions, for example `REFERRAL`; empty until the promotions have loaded. */
  readonly promotions: readonly string[]
  /** The merchant's feature flags that are on. */
  readonly flags: readonly string[]
  /** The market whose rules for responsible gaming apply to the merchant; undefined for none. */
  readonly market?: string | undefined
}

interface Rule {
  readonly to: string
  readonly flag?: Parameters<typeof useFlag>[0]
  readonly promotion?: 'REFERRAL' | 'MISSION'
  readonly when?: (conditions: MemberEntryConditions) => boolean
  /** True if a guest can open the page without a sign-in. */
  readonly forGuests?: boolean
}

const canWithdraw = ({ session, info }: MemberEntryConditions) => isWithdrawalAllowed(session?.type, info)
const typeOf = ({ session }: MemberEntryConditions) => parseMemberType(session?.type)

/**
 * The entries of the member centre in display order, each with its route and its conditions (specification part 2,
 * section 2.4).
 */
export const memberCentreEntries = {
  benefits: { to: memberRoutes.benefits(), flag: 'memberClub' },
  deposit: { to: routes.deposit() },
  withdraw: { to: routes.withdraw(), when: canWithdraw },
  invite: { to: routes.invite(), promotion: 'REFERRAL' },
  security: { to: memberRoutes.security() },
  agency: { to: memberRoutes.agent(), when: (conditions) => isAgent(typeOf(conditions)) },
  depositRecord: { to: memberRoutes.depositRecord(), flag: 'depositRecord' },
  withdrawalReport: { to: memberRoutes.withdrawalReport(), flag: 'withdrawalReport', when: canWithdraw },
  accountRecord: { to: memberRoutes.accountRecord(), flag: 'accountRecord' },
  bettingRecord: { to: memberRoutes.bettingRecord(), flag: 'bettingRecord' },
  profitAndLoss: { to: memberRoutes.profitAndLoss(), flag: 'profitAndLoss' },
  uplineTransfer: {
    to: memberRoutes.uplineTransfer(),
    flag: 'transferToUpline',
    when: (conditions) => conditions.info?.toUpline === true && typeOf(conditions) !== 2,
  },
  rewards: { to: routes.rewards(), flag: 'rewardCentre' },
  manualRebate: { to: memberRoutes.manualRebate(), flag: 'manualRebate' },
  missions: { to: memberRoutes.leaderboard(), promotion: 'MISSION' },
  rebateReport: { to: memberRoutes.rebateReport(), flag: 'rebateReport' },
  mail: { to: routes.inbox(), flag: 'mailCentre' },
  feedback: { to: memberRoutes.feedback(), flag: 'feedback' },
  responsible: { to: responsibleRoute(), when: ({ market }) => market !== undefined, forGuests: true },
} satisfies Readonly<Record<string, Rule>>

export type MemberEntryId = keyof typeof memberCentreEntries

/** Returns true if the member centre shows an entry to this member or guest. */
export function isMemberEntryVisible(id: MemberEntryId, conditions: MemberEntryConditions): boolean {
  const { flag, promotion, when }: Rule = memberCentreEntries[id]
  if (flag !== undefined && !conditions.flags.includes(flag)) return false
  if (promotion !== undefined && !conditions.promotions.includes(promotion)) return false
  return when?.(conditions) ?? true
}

/** Returns true if the page of an entry is open to guests. */
export function isMemberEntryOpenToGuests(id: MemberEntryId): boolean {
  const { forGuests = false }: Rule = memberCentreEntries[id]
  return forGuests
}

/** The four entries of the main menu. */
export const mainMenuEntries = ['deposit', 'withdraw', 'invite', 'security'] as const satisfies readonly MemberEntryId[]

/**
 * The entries by topic, without the entry for benefits and the main menu. The base version of the member centre shows
 * these entries as one list.
 */
export const memberEntryGroups = {
  team: ['agency'],
  records: ['depositRecord', 'withdrawalReport', 'accountRecord', 'bettingRecord', 'profitAndLoss', 'uplineTransfer'],
  rewards: ['rewards', 'manualRebate', 'missions', 'rebateReport'],
  contact: ['mail', 'feedback', 'responsible'],
} as const satisfies Readonly<Record<string, readonly MemberEntryId[]>>
