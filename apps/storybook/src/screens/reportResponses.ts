import {
  createSuccessResponse,
  createRefusalResponse,
  type PlatformResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { createReportFixtures } from '@lobby/reports/testing'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

/** The name of a report in `createReportFixtures`. */
export type ReportFixtureName = keyof ReturnType<typeof createReportFixtures>

const calls: Readonly<Record<ReportFixtureName, string>> = {
  deposits: 'GET /wps/report/load',
  withdrawals: 'GET /wps/report/withdraw',
  account: 'GET /wps/report/account',
  bets: 'GET /wps/report/betting',
  profit: 'GET /wps/report/profitAndLoss',
  rebates: 'GET /wps/report/rebate',
  teamBets: 'GET /wps/agent/team/betting',
  teamRecords: 'GET /wps/agent/team/record',
  teamProfit: 'GET /wps/agent/team/profitAndLoss',
  teamDays: 'GET /wps/agent/team/kpi',
}
const names = Object.keys(calls) as ReportFixtureName[]

/** Returns the responses of all reports, each in the language of the request. */
const all = (answer: (name: ReportFixtureName) => PlatformResponse): PlatformResponses =>
  Object.fromEntries(names.map((name) => [calls[name], answer(name)]))
const pages = (change: (page: object) => object) =>
  all(
    (name) => (request) =>
      Response.json({
        success: true,
        value: change(createReportFixtures(request.headers.get('Accept-Language') ?? '')[name]),
      }),
  )

/** Reports with rows in every state. */
export const filledReportsResponses = pages((page) => page)
/** Reports without rows in the period. */
export const emptyReportsResponses = pages((page) => ({ ...page, content: [], total: 0, totalPages: 0 }))
/** A team's profit and loss one level below the agent: the team of one member. */
export const teamOfOneMemberResponses: PlatformResponses = {
  ...filledReportsResponses,
  [calls.teamProfit]: () =>
    createSuccessResponse({ ...createReportFixtures('EN').teamProfit, path: [{ memberId: 8, account: 'bruna84' }] }),
}
/** The platform refuses the team's bets, because the member in the request is not in the team. */
export const unknownTeamMemberResponses: PlatformResponses = {
  [calls.teamBets]: () => createRefusalResponse('account.forbidden'),
}
export const pendingReportsResponses = all(() => pendingResponse)
export const failingReportsResponses = all(() => failingResponse)
