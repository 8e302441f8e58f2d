import type { ReportFormat } from '@lobby/platform/money'
import { agentRoutes } from '@lobby/platform/navigation'
import type { Filter, ReportLocation, ReportLink } from '../model/report.ts'

/** Filters a team's report by one member, with a complete user name. The platform decides who belongs to the team. */
export const accountFilter: Filter = {
  name: 'account',
  label: 'reports.team.account',
  options: [],
  pattern: /^(?!\s)[^\p{Cc}]{1,32}$/u,
  inputHint: 'reports.team.account.hint',
}

/** Returns the member and the time of a row. Non-breaking spaces keep the time on one line. */
export const formatMemberAndTime = (
  { account, at }: { readonly account: string; readonly at: string },
  { t, time }: ReportFormat,
): string => t('reports.team.row', { account, time: time(at).replaceAll(' ', '\u00a0') })

/** Returns the link from a row to the rows of its member only; undefined when the report already shows one member. */
export const linkToMember = (
  { account }: { readonly account: string },
  { filters, getPath }: ReportLocation,
): ReportLink | undefined =>
  filters['account'] === undefined ? { label: 'reports.team.only', to: getPath({ ...filters, account }) } : undefined

/** A link to the screen that adds members to the team. */
export const openAccountLink: ReportLink = { label: 'reports.way.team', to: agentRoutes.openAccount() }
