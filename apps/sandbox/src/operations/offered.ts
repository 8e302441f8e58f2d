import type { OperationId } from '@lobby/api'
import type { Capability } from '@lobby/merchant'
import type { Identity } from '../domain/identity.ts'
import { Refused } from '../domain/refused.ts'
import type { Tenant } from '../domain/tenants.ts'

/** Flags without which an operation is refused. Operations that only read data are not listed: members may always read their own data. */
const flagOf: Readonly<Partial<Record<OperationId, Capability>>> = {
  claimAgentRebate: 'agentRebate',
  claimRebate: 'manualRebate',
  claimReward: 'rewardCentre',
  sendFeedback: 'feedback',
  sendResetCode: 'phoneRecovery',
  setPasswordByPhone: 'phoneRecovery',
  setTeamRates: 'teamRebate',
  transferToDownlines: 'redRain',
  transferToUpline: 'transferToUpline',
}

/** Flags without which nobody can sign in by SMS, with Google or with Facebook. */
const wayOf: Readonly<Record<Identity['provider'], Capability>> = {
  sms: 'smsSignIn',
  google: 'googleSignIn',
  facebook: 'facebookSignIn',
}

/** Refuses an operation that the merchant does not have. @throws Refused `account.forbidden` */
export function demandOffered({ flags }: Tenant, operation: OperationId): void {
  const flag = flagOf[operation]
  if (flag && !flags.includes(flag)) throw new Refused('account.forbidden', undefined, 403)
}

/** Refuses a way to sign in that the merchant does not have. @throws Refused `login.type.unsupported` */
export function demandWay({ flags }: Tenant, provider: Identity['provider']): void {
  if (!flags.includes(wayOf[provider])) throw new Refused('login.type.unsupported')
}
