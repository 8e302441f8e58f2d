// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, list, nullable, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkAgentNotice = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  publishedAt: dateTime,
  pinned: boolean,
  read: boolean,
})

const checkAgentUnread = object({ unreadCount: integer(0, 1000000000) })

const checkAgentAnnouncements = object({ content: list(checkAgentNotice, 100), footer: checkAgentUnread })

const checkTeamSums = object({
  bets: integer(0, 1000000000),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
  bonusMinor: integer(0, 1000000000000000),
  roomMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  depositMinor: integer(0, 1000000000000000),
  withdrawalMinor: integer(-1000000000000000, 1000000000000000),
})

const checkTeamDay = object({
  date: string(10),
  loginMembers: integer(0, 1000000000),
  betMembers: integer(0, 1000000000),
  registeredMembers: integer(0, 1000000000),
  sums: checkTeamSums,
})

const checkTeamFooter = object({
  teamLoginMemberCount: integer(0, 1000000000),
  teamBetMemberCount: integer(0, 1000000000),
  teamRegisterMemberCount: integer(0, 1000000000),
  teamOnlineCount: integer(0, 1000000000),
  teamMemberCount: integer(0, 1000000000),
  sums: checkTeamSums,
})

const checkTeamKpi = object({ content: array(checkTeamDay, 92), footer: checkTeamFooter })

const checkTeamMember = object({
  memberId: integer(),
  account: string(64),
  nickname: nullable(string(64)),
  agent: boolean,
  depth: integer(0, 1000000000),
  directCount: integer(0, 1000000000),
  teamCount: integer(0, 1000000000),
  joinedAt: dateTime,
  online: boolean,
  disabled: boolean,
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  own: checkTeamSums,
  team: checkTeamSums,
}, { upline: string(64), signedInAt: dateTime })

const checkTeamStep = object({ memberId: integer(), account: string(64) })

const checkTeamMemberList = object({
  content: array(checkTeamMember, 200),
  path: list(checkTeamStep, 100),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })

const checkTeamRate = object({
  category: string(20),
  rateBasisPoints: integer(0, 1000000),
  minBasisPoints: integer(0, 1000000),
  maxBasisPoints: integer(0, 1000000),
})

const checkTeamMemberDetail = object({
  member: checkTeamMember,
  path: list(checkTeamStep, 100),
  rates: array(checkTeamRate, 30),
  direct: boolean,
})

const checkTeamBet = object({
  betId: string(20),
  memberId: integer(),
  account: string(64),
  category: string(20),
  game: string(120),
  result: string(10),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  profitMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
}, { vendor: string(80), iconUrl: string(200) })

const checkTeamBetting = object({
  content: array(checkTeamBet, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumPayoutMinor: integer(0, 1000000000000000),
  sumProfitMinor: integer(-1000000000000000, 1000000000000000),
}, { next: string(40) })

const checkTeamProfitRow = object({
  memberId: integer(),
  account: string(64),
  agent: boolean,
  teamCount: integer(0, 1000000000),
  sums: checkTeamSums,
})

const checkTeamProfitAndLoss = object({
  content: array(checkTeamProfitRow, 200),
  path: list(checkTeamStep, 100),
  own: checkTeamSums,
  totals: checkTeamSums,
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })

const checkTeamEntry = object({
  entryId: integer(),
  memberId: integer(),
  account: string(64),
  kind: string(20),
  amountMinor: integer(-1000000000000000, 1000000000000000),
  at: dateTime,
})

const checkTeamRecord = object({
  content: array(checkTeamEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumInMinor: integer(0, 1000000000000000),
  sumOutMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkMemberRates = object({
  memberId: integer(),
  account: string(64),
  agent: boolean,
  rates: array(checkTeamRate, 30),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
})

const checkRate = object({ category: string(20), rateBasisPoints: integer(0, 1000000) })

const checkTeamRates = object({
  content: array(checkMemberRates, 200),
  own: array(checkRate, 30),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })

const checkDownlineTransfer = object({
  minMinor: integer(0, 1000000000000000),
  maxMinor: integer(0, 1000000000000000),
  chipsMinor: array(integer(0, 1000000000000000), 12),
  mostReceivers: integer(0, 1000000000),
  timesLeft: integer(0, 1000000000),
  dayLeftMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  hasPaymentPassword: boolean,
}, { freeMinor: integer(0, 1000000000000000) })

const checkDownlineTransferRow = object({
  transferId: string(20),
  batchId: string(20),
  memberId: integer(),
  account: string(64),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
})

const checkDownlineBatch = object({
  batchId: string(20),
  amountMinor: integer(0, 1000000000000000),
  createdAt: dateTime,
  transfers: array(checkDownlineTransferRow, 50),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkDownlineTransferRecord = object({
  content: array(checkDownlineTransferRow, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumAmountMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkAgentRebateRow = object({
  category: string(20),
  rateBasisPoints: integer(0, 1000000),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
})

const checkAgentRebate = object({
  rows: array(checkAgentRebateRow, 30),
  totalMinor: integer(0, 1000000000000000),
  todayMinor: integer(0, 1000000000000000),
  minMinor: integer(0, 1000000000000000),
  claimedMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkClaimedAgentRebate = object({
  rebateMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkAgentRebateEntry = object({
  rebateId: integer(),
  category: string(20),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
  at: dateTime,
})

const checkAgentRebateRecord = object({
  content: array(checkAgentRebateEntry, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumVolumeMinor: integer(0, 1000000000000000),
  sumRebateMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkAccountRules = object({ rates: array(checkRate, 30), mostLinks: integer(0, 1000000000) })

const checkOpenedAccount = object({ memberId: integer(), account: string(64), agent: boolean })

const checkAgentLink = object({
  linkId: integer(),
  code: string(40),
  link: string(400),
  agent: boolean,
  rates: array(checkRate, 30),
  registered: integer(0, 1000000000),
  createdAt: dateTime,
})

const checkAgentLinks = object({ links: list(checkAgentLink, 50), mostLinks: integer(0, 1000000000) })

const checkContractTier = object({
  fromMinor: integer(-1000000000000000, 1000000000000000),
  activeMembers: integer(0, 1000000000),
  rateBasisPoints: integer(0, 1000000),
})

const checkContractEvent = object({ what: string(20), at: dateTime })

const checkAgentContract = object({
  contractId: integer(),
  kind: string(20),
  status: string(20),
  period: string(20),
  memberId: integer(),
  account: string(64),
  tiers: array(checkContractTier, 5),
  history: list(checkContractEvent, 10),
}, { payer: string(64), startsAt: dateTime, endsAt: dateTime, expiresAt: dateTime })

const checkRunningPeriod = object({
  from: dateTime,
  to: dateTime,
  volumeMinor: integer(-1000000000000000, 1000000000000000),
  activeMembers: integer(0, 1000000000),
  rateBasisPoints: integer(0, 1000000),
  amountMinor: integer(-1000000000000000, 1000000000000000),
})

const checkDividendInfo = object({
  shown: boolean,
  sumPaidMinor: integer(-1000000000000000, 1000000000000000),
  sumOwedMinor: integer(-1000000000000000, 1000000000000000),
}, { contract: checkAgentContract, running: checkRunningPeriod })

const checkContractCheck = object({
  dailysalreqtype: integer(0, 1000000000),
  divtypecompperiodreq: integer(0, 1000000000),
  contracthoursalreq: integer(0, 1000000000),
})

const checkAgentContracts = object({ past: array(checkAgentContract, 50) }, { offer: checkAgentContract, active: checkAgentContract, running: checkRunningPeriod })

const checkContractPayment = object({
  paymentId: integer(),
  from: dateTime,
  to: dateTime,
  volumeMinor: integer(-1000000000000000, 1000000000000000),
  activeMembers: integer(0, 1000000000),
  rateBasisPoints: integer(0, 1000000),
  amountMinor: integer(-1000000000000000, 1000000000000000),
  status: string(20),
}, { paidAt: dateTime })

const checkContractPayments = object({
  content: array(checkContractPayment, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumPaidMinor: integer(-1000000000000000, 1000000000000000),
  sumOwedMinor: integer(-1000000000000000, 1000000000000000),
}, { next: string(40) })

const checkTeamContracts = object({
  content: array(checkAgentContract, 200),
  most: integer(0, 1000000000),
  periods: array(string(20), 5),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { own: checkAgentContract, next: string(40) })

const checkOfferedContract = object({ contract: checkAgentContract })

/** List the announcements for agents: GET /wps/announcement/agent */
export const agentAnnouncements: Operation<'agentAnnouncements', 'merchantCode'> = {
  id: 'agentAnnouncements',
  method: 'get',
  path: '/wps/announcement/agent',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: checkAgentAnnouncements,
}

/** Mark announcements for agents as read: POST /wps/announcement/agent/read */
export const readAgentAnnouncements: Operation<'readAgentAnnouncements', never> = {
  id: 'readAgentAnnouncements',
  method: 'post',
  path: '/wps/announcement/agent/read',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentUnread,
}

/** Get the key figures of the team, in total and by day: GET /wps/agent/team/kpi */
export const teamKpi: Operation<'teamKpi', never> = {
  id: 'teamKpi',
  method: 'get',
  path: '/wps/agent/team/kpi',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamKpi,
}

/** List the direct downlines of a member, or search the whole team: GET /wps/agent/team/members */
export const teamMembers: Operation<'teamMembers', never> = {
  id: 'teamMembers',
  method: 'get',
  path: '/wps/agent/team/members',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamMemberList,
}

/** Get a member of the team: GET /wps/agent/team/member */
export const teamMember: Operation<'teamMember', never> = {
  id: 'teamMember',
  method: 'get',
  path: '/wps/agent/team/member',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamMemberDetail,
}

/** List the settled bets of the team, the newest first: GET /wps/agent/team/betting */
export const teamBetting: Operation<'teamBetting', never> = {
  id: 'teamBetting',
  method: 'get',
  path: '/wps/agent/team/betting',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamBetting,
}

/** Get the profit and loss of a member's direct downlines and their teams: GET /wps/agent/team/profitAndLoss */
export const teamProfitAndLoss: Operation<'teamProfitAndLoss', never> = {
  id: 'teamProfitAndLoss',
  method: 'get',
  path: '/wps/agent/team/profitAndLoss',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamProfitAndLoss,
}

/** List the ledger entries of the team except bets, the newest first: GET /wps/agent/team/record */
export const teamRecord: Operation<'teamRecord', never> = {
  id: 'teamRecord',
  method: 'get',
  path: '/wps/agent/team/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamRecord,
}

/** List the rates of the direct downlines, and the rebate from each: GET /wps/agent/team/rates */
export const teamRates: Operation<'teamRates', never> = {
  id: 'teamRates',
  method: 'get',
  path: '/wps/agent/team/rates',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamRates,
}

/** Set the rates of a direct downline: POST /wps/agent/team/rates */
export const setTeamRates: Operation<'setTeamRates', never> = {
  id: 'setTeamRates',
  method: 'post',
  path: '/wps/agent/team/rates',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMemberRates,
}

/** Get the limits of a transfer to the team: GET /wps/agent/transfer */
export const downlineTransfer: Operation<'downlineTransfer', never> = {
  id: 'downlineTransfer',
  method: 'get',
  path: '/wps/agent/transfer',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDownlineTransfer,
}

/** Transfer money to one or more members of the team: POST /wps/agent/transfer */
export const transferToDownlines: Operation<'transferToDownlines', never> = {
  id: 'transferToDownlines',
  method: 'post',
  path: '/wps/agent/transfer',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDownlineBatch,
}

/** List the agent's transfers to the team, the newest first: GET /wps/agent/transfer/record */
export const downlineTransferRecord: Operation<'downlineTransferRecord', never> = {
  id: 'downlineTransferRecord',
  method: 'get',
  path: '/wps/agent/transfer/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDownlineTransferRecord,
}

/** Get the agent's claimable rebate by category: GET /wps/agent/rebate */
export const agentRebate: Operation<'agentRebate', never> = {
  id: 'agentRebate',
  method: 'get',
  path: '/wps/agent/rebate',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentRebate,
}

/** Claim the agent's rebate: POST /wps/agent/rebate */
export const claimAgentRebate: Operation<'claimAgentRebate', never> = {
  id: 'claimAgentRebate',
  method: 'post',
  path: '/wps/agent/rebate',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkClaimedAgentRebate,
}

/** List the agent's claimed rebates, the newest first: GET /wps/agent/rebate/record */
export const agentRebateRecord: Operation<'agentRebateRecord', never> = {
  id: 'agentRebateRecord',
  method: 'get',
  path: '/wps/agent/rebate/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentRebateRecord,
}

/** Get the rules for opening an account: GET /wps/agent/account */
export const accountRules: Operation<'accountRules', never> = {
  id: 'accountRules',
  method: 'get',
  path: '/wps/agent/account',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAccountRules,
}

/** Open an account for a direct downline: POST /wps/agent/account */
export const openAccount: Operation<'openAccount', never> = {
  id: 'openAccount',
  method: 'post',
  path: '/wps/agent/account',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkOpenedAccount,
}

/** List the agent's invitation links with their rebate rates: GET /wps/agent/links */
export const agentLinks: Operation<'agentLinks', never> = {
  id: 'agentLinks',
  method: 'get',
  path: '/wps/agent/links',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentLinks,
}

/** Create an invitation link: POST /wps/agent/links */
export const createAgentLink: Operation<'createAgentLink', never> = {
  id: 'createAgentLink',
  method: 'post',
  path: '/wps/agent/links',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkAgentLinks,
}

/** Remove an invitation link: DELETE /wps/agent/links */
export const removeAgentLink: Operation<'removeAgentLink', never> = {
  id: 'removeAgentLink',
  method: 'delete',
  path: '/wps/agent/links',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentLinks,
}

/** Get the member's dividend contract and its results: GET /wps/agent/dividend */
export const dividendInfo: Operation<'dividendInfo', never> = {
  id: 'dividendInfo',
  method: 'get',
  path: '/wps/agent/dividend',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDividendInfo,
}

/** Check for unanswered contract offers: GET /wps/agent/contract/check */
export const contractCheck: Operation<'contractCheck', 'token'> = {
  id: 'contractCheck',
  method: 'get',
  path: '/wps/agent/contract/check',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  check: checkContractCheck,
}

/** List the member's contracts and offers of one kind: GET /wps/agent/contract */
export const agentContracts: Operation<'agentContracts', never> = {
  id: 'agentContracts',
  method: 'get',
  path: '/wps/agent/contract',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentContracts,
}

/** Accept or refuse a contract offer: POST /wps/agent/contract/answer */
export const answerContract: Operation<'answerContract', never> = {
  id: 'answerContract',
  method: 'post',
  path: '/wps/agent/contract/answer',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentContracts,
}

/** List the payments from contracts of one kind, the newest first: GET /wps/agent/contract/payments */
export const contractPayments: Operation<'contractPayments', never> = {
  id: 'contractPayments',
  method: 'get',
  path: '/wps/agent/contract/payments',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkContractPayments,
}

/** List the agent's contracts of one kind with direct downlines: GET /wps/agent/contract/team */
export const teamContracts: Operation<'teamContracts', never> = {
  id: 'teamContracts',
  method: 'get',
  path: '/wps/agent/contract/team',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkTeamContracts,
}

/** Offer a contract to a direct downline: POST /wps/agent/contract/team */
export const offerContract: Operation<'offerContract', never> = {
  id: 'offerContract',
  method: 'post',
  path: '/wps/agent/contract/team',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkOfferedContract,
}

/** Withdraw an offer or end a contract: DELETE /wps/agent/contract/team */
export const endContract: Operation<'endContract', never> = {
  id: 'endContract',
  method: 'delete',
  path: '/wps/agent/contract/team',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkOfferedContract,
}
