export {
  createContractFixture,
  createMemberContractsFixture,
  createDividendFixture,
  createContractPaymentPageFixture,
  createRunningPeriodFixture,
  createTeamContractsFixture,
  createActiveContractFixture,
  contractFixtures,
  contractPaymentFixtures,
} from './contractFixtures.ts'
export {
  createDownlineTransferLimitsFixture,
  createListPageFixture,
  downlineTransferFixtures,
  receiverFixtures,
} from './downlineFixtures.ts'
export { agentHomeResponses, createAgentNoticeFixture, createAgentNoticesFixture } from './agentHomeResponses.ts'
export {
  createAgentRebateFixture,
  createInvitationLinkFixture,
  ownRebateRateFixtures,
  claimedRebateFixtures,
  teamRebateRateFixtures,
} from './rateFixtures.ts'
export { createTeamResponses } from './createTeamResponses.ts'
