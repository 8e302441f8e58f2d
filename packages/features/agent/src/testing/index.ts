export {
  makeContract,
  makeContracts,
  makeDividend,
  makePayments,
  makeRunning,
  makeTeamContracts,
  runs,
  someContracts,
  somePayments,
} from './someContracts.ts'
export { makeRules, pageOf, someHandedOut, someReceivers } from './someDownline.ts'
export { agentAnswers, makeNotice, makeNotices } from './agentAnswers.ts'
export { makeAgentRebate, makeLink, someOwnRates, someTakenRebates, someTeamRates } from './someRates.ts'
export { someTeam } from './someTeam.ts'
