import type { OperationId } from '@lobby/api'
import { accountOperations } from './account.ts'
import { agentContractOperations } from './agentContracts.ts'
import { agentMoneyOperations } from './agentMoney.ts'
import { agentTeamOperations } from './agentTeam.ts'
import { announcementOperations } from './announcement.ts'
import type { Handler } from './call.ts'
import { gameOperations } from './game.ts'
import { lotteryOperations } from './lottery.ts'
import { memberOperations } from './member.ts'
import { messageOperations } from './message.ts'
import { promotionOperations } from './promotion.ts'
import { reportOperations } from './report.ts'
import { responsibleOperations } from './responsible.ts'
import { securityOperations } from './security.ts'
import { systemOperations } from './system.ts'
import { trialOperations } from './trial.ts'
import { walletOperations } from './wallet.ts'

/** Every operation of the contract; one without a handler does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...accountOperations,
  ...agentContractOperations,
  ...agentMoneyOperations,
  ...agentTeamOperations,
  ...announcementOperations,
  ...gameOperations,
  ...lotteryOperations,
  ...memberOperations,
  ...messageOperations,
  ...promotionOperations,
  ...reportOperations,
  ...responsibleOperations,
  ...securityOperations,
  ...systemOperations,
  ...trialOperations,
  ...walletOperations,
}
