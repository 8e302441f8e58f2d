import type { OperationId } from '@lobby/api'
import type { Capability } from '@lobby/merchant'
import type { ThirdPartyIdentity } from '../domain/identity.ts'
import { Refused } from '../domain/refused.ts'
import type { Tenant } from '../domain/tenants.ts'

/**
 * The feature flag that each operation requires. Operations that only read data are not listed, because members may
 * always read their own data.
 */
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

/** The feature flag that each sign-in method requires. */
const flagOfProvider: Readonly<Record<ThirdPartyIdentity['provider'], Capability>> = {
  sms: 'smsSignIn',
  google: 'googleSignIn',
  facebook: 'facebookSignIn',
}

/** Checks that the merchant has enabled an operation. @throws Refused `account.forbidden` with HTTP status 403 */
export function requireEnabledOperation({ flags }: Tenant, operation: OperationId): void {
  const flag = flagOf[operation]
  if (flag && !flags.includes(flag)) throw new Refused('account.forbidden', undefined, 403)
}

/** Checks that the merchant has enabled a sign-in method. @throws Refused `login.type.unsupported` */
export function requireEnabledSignInMethod({ flags }: Tenant, provider: ThirdPartyIdentity['provider']): void {
  if (!flags.includes(flagOfProvider[provider])) throw new Refused('login.type.unsupported')
}
