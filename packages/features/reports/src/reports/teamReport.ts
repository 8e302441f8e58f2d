import type { ReportFormat } from '@lobby/platform/money'
import { agentRoutes } from '@lobby/platform/navigation'
import type { ReportFilter, ReportFilterNavigation, ReportLink } from '../model/report.ts'

/**
 * Filters a team report by one member, whose complete user name the agent types. The platform decides who belongs to
 * the team.
 */
export const teamMemberFilter: ReportFilter = {
  name: 'account',
  label: 'reports.team.account',
  options: [],
  pattern: /^(?!\s)[^\p{Cc}]{1,32}$/u,
  inputHint: 'reports.team.account.hint',
}

/** Returns the member and the time of a row as one text. Non-breaking spaces keep the time on one line. */
export const formatMemberAndTime = (
  { account, at }: { readonly account: string; readonly at: string },
  { t, time }: ReportFormat,
): string => t('reports.team.row', { account, time: time(at).replaceAll(' ', '\u00a0') })

/**
 * Returns the link from a row to the report of the row's member only; undefined if the report already shows one member.
 */
export const getMemberReportLink = (
  { account }: { readonly account: string },
  { filters, getPath }: ReportFilterNavigation,
): ReportLink | undefined =>
  filters['account'] === undefined ? { label: 'reports.team.only', to: getPath({ ...filters, account }) } : undefined

/** The link to the screen where the agent adds members to the team. */
export const teamMemberCreationLink: ReportLink = { label: 'reports.way.team', to: agentRoutes.openAccount() }
