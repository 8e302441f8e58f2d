import type { OperationId } from '@lobby/api'
import type { FlagName } from '@lobby/merchant'
import type { Identity } from '../domain/identity.ts'
import { Refused } from '../domain/refused.ts'
import type { Tenant } from '../domain/tenants.ts'

/** The operations that change something and belong to one screen of a flag. Those that only read tell members what is theirs, whatever the flags say. */
const flagOf: Readonly<Partial<Record<OperationId, FlagName>>> = {
  claimAgentRebate: 'GAMSER',
  claimRebate: 'MANPLAYREB3',
  claimReward: 'REWCEN3',
  sendFeedback: 'FEEDBACK3',
  sendResetCode: 'CHNGPASSVERIF3',
  setPasswordByPhone: 'CHNGPASSVERIF3',
  setTeamRates: 'AGEREBINC3',
  transferToDownlines: 'AGENTRANSMULTDOWN3',
  transferToUpline: 'AGETRANSFERUP3',
}

/** The ways to sign in that a flag opens, by how somebody proves who they are. */
const wayOf: Readonly<Record<Identity['provider'], FlagName>> = { sms: 'MOBILEVERCODELOGIN3', google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' }

/** Refuses an operation that the merchant does not have. @throws Refused `account.forbidden` */
export function demandOffered({ flags }: Tenant, operation: OperationId): void {
  const flag = flagOf[operation]
  if (flag && !flags.includes(flag)) throw new Refused('forbidden', 'account.forbidden')
}

/** Refuses a way to sign in that the merchant does not have. @throws Refused `login.type.unsupported` */
export function demandWay({ flags }: Tenant, provider: Identity['provider']): void {
  if (!flags.includes(wayOf[provider])) throw new Refused('business', 'login.type.unsupported')
}
