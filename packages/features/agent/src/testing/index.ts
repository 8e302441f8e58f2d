export {
  makeContract,
  makeContracts,
  makeDividend,
  makePayments,
  makeRunningPeriod,
  makeTeamContracts,
  makeActiveContract,
  contractFixtures,
  paymentFixtures,
} from './contractFixtures.ts'
export { makeDownlineRules, makeListPage, downlineTransferFixtures, receiverFixtures } from './downlineFixtures.ts'
export { agentHomeResponses, makeNotice, makeNotices } from './agentHomeResponses.ts'
export {
  makeAgentRebate,
  makeInvitationLink,
  ownRateFixtures,
  claimedRebateFixtures,
  teamRateFixtures,
} from './rateFixtures.ts'
export { teamFixtures } from './teamFixtures.ts'
