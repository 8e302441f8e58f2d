import type { OperationId } from '@lobby/api'
import * as account from './account.ts'
import * as agentContracts from './agentContracts.ts'
import * as agentMoney from './agentMoney.ts'
import * as agentTeam from './agentTeam.ts'
import * as announcement from './announcement.ts'
import * as deposits from './deposits.ts'
import * as game from './game.ts'
import * as launchLottery from './launchLottery.ts'
import * as login from './login.ts'
import * as lottery from './lottery.ts'
import * as lotteryOrders from './lotteryOrders.ts'
import * as member from './member.ts'
import * as message from './message.ts'
import * as promotion from './promotion.ts'
import * as report from './report.ts'
import * as responsible from './responsible.ts'
import * as security from './security.ts'
import * as system from './system.ts'
import * as trial from './trial.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'
import type { OperationHandler } from './call.ts'

/**
 * The handlers of all operations. The API contract describes what each operation does. A missing handler is a compile
 * error.
 */
export const operationHandlers: { readonly [Id in OperationId]: OperationHandler<Id> } = {
  ...account,
  ...agentContracts,
  ...agentMoney,
  ...agentTeam,
  ...announcement,
  ...deposits,
  ...game,
  ...launchLottery,
  ...login,
  ...lottery,
  ...lotteryOrders,
  ...member,
  ...message,
  ...promotion,
  ...report,
  ...responsible,
  ...security,
  ...system,
  ...trial,
  ...wallet,
  ...withdrawals,
}
