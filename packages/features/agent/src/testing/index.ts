export {
  makeContract,
  makeContracts,
  makeDividend,
  makePayments,
  makeRunning,
  makeTeamContracts,
  makeActiveContract,
  contractFixtures,
  paymentFixtures,
} from './contractFixtures.ts'
export { makeDownlineRules, makePage, downlineTransferFixtures, receiverFixtures } from './downlineFixtures.ts'
export { agentAnswers, makeNotice, makeNotices } from './agentAnswers.ts'
export { makeAgentRebate, makeLink, ownRateFixtures, claimedRebateFixtures, teamRateFixtures } from './rateFixtures.ts'
export { teamFixtures } from './teamFixtures.ts'
