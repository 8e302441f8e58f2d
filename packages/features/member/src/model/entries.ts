import { withdrawalAllowed, type Member } from '@lobby/platform/account'
import type { useFlag } from '@lobby/platform/merchant'
import { memberRoutes, responsibleRoute, routes } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, type Session } from '@lobby/platform/session'

/** Whom the member centre is shown to, and what the merchant has switched on. */
export interface Standing {
  /** Null for a guest. */
  readonly session: Pick<Session, 'type'> | null
  /** What the platform says of the member, as far as it is known. */
  readonly info: Partial<Pick<Member, 'withdrawAllowed' | 'toUpline'>> | undefined
  /** The kinds of promotion that run; none until they are known. */
  readonly promotions: readonly string[]
  /** Flags of the merchant that are on. */
  readonly flags: readonly string[]
  /** Whose rules of playing responsibly the merchant follows; undefined for none. */
  readonly market?: string | undefined
}

interface Rule {
  readonly to: string
  readonly flag?: Parameters<typeof useFlag>[0]
  readonly promotion?: 'REFERRAL' | 'MISSION'
  readonly when?: (standing: Standing) => boolean
  /** Its page is for guests too, who are not asked to sign in on the way there. */
  readonly forGuests?: boolean
}

const mayWithdraw = ({ session, info }: Standing) => withdrawalAllowed(session?.type, info)
const typeOf = ({ session }: Standing) => parseMemberType(session?.type)

/** Every way on of the member centre, in its order: where it leads, and whom it is shown to (specification part 2, section 2.4). */
export const entries = {
  benefits: { to: memberRoutes.benefits(), flag: 'memberClub' },
  deposit: { to: routes.deposit() },
  withdraw: { to: routes.withdraw(), when: mayWithdraw },
  invite: { to: routes.invite(), promotion: 'REFERRAL' },
  security: { to: memberRoutes.security() },
  agency: { to: memberRoutes.agent(), when: (standing) => isAgent(typeOf(standing)) },
  depositRecord: { to: memberRoutes.depositRecord(), flag: 'depositRecord' },
  withdrawalReport: { to: memberRoutes.withdrawalReport(), flag: 'withdrawalReport', when: mayWithdraw },
  accountRecord: { to: memberRoutes.accountRecord(), flag: 'accountRecord' },
  bettingRecord: { to: memberRoutes.bettingRecord(), flag: 'bettingRecord' },
  profitAndLoss: { to: memberRoutes.profitAndLoss(), flag: 'profitAndLoss' },
  uplineTransfer: {
    to: memberRoutes.uplineTransfer(),
    flag: 'transferToUpline',
    when: (standing) => standing.info?.toUpline === true && typeOf(standing) !== 2,
  },
  rewards: { to: routes.rewards(), flag: 'rewardCentre' },
  manualRebate: { to: memberRoutes.manualRebate(), flag: 'manualRebate' },
  missions: { to: memberRoutes.leaderboard(), promotion: 'MISSION' },
  rebateReport: { to: memberRoutes.rebateReport(), flag: 'rebateReport' },
  mail: { to: routes.inbox(), flag: 'mailCentre' },
  feedback: { to: memberRoutes.feedback(), flag: 'feedback' },
  responsible: { to: responsibleRoute(), when: ({ market }) => market !== undefined, forGuests: true },
} satisfies Readonly<Record<string, Rule>>

export type EntryId = keyof typeof entries

/** Whether an entry of the member centre is there for somebody. */
export function isShown(id: EntryId, standing: Standing): boolean {
  const { flag, promotion, when }: Rule = entries[id]
  if (flag !== undefined && !standing.flags.includes(flag)) return false
  if (promotion !== undefined && !standing.promotions.includes(promotion)) return false
  return when?.(standing) ?? true
}

/** Whether the page of an entry is for guests too. */
export function isForGuests(id: EntryId): boolean {
  const { forGuests = false }: Rule = entries[id]
  return forGuests
}

/** The four ways of the main menu. */
export const mainMenu = ['deposit', 'withdraw', 'invite', 'security'] as const satisfies readonly EntryId[]

/** The entries of the list, by what they are about; the base version shows them as one. */
export const groups = {
  team: ['agency'],
  records: ['depositRecord', 'withdrawalReport', 'accountRecord', 'bettingRecord', 'profitAndLoss', 'uplineTransfer'],
  rewards: ['rewards', 'manualRebate', 'missions', 'rebateReport'],
  contact: ['mail', 'feedback', 'responsible'],
} as const satisfies Readonly<Record<string, readonly EntryId[]>>
