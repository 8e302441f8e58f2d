import type { Say } from '@lobby/platform/money'
import { agentRoutes } from '@lobby/platform/navigation'
import type { Filter, Here, WayOn } from '../model/report.ts'

/** Narrows a team's report to what one member of it has done, by a whole user name. Whose name that is, is the platform's to say. */
export const accountFilter: Filter = {
  name: 'account',
  label: 'reports.team.account',
  options: [],
  pattern: /^(?!\s)[^\p{Cc}]{1,32}$/u,
  typed: 'reports.team.account.hint',
}

/** Whose row it is, and when it was, which stays in one line. */
export const whoAndWhen = (
  { account, at }: { readonly account: string; readonly at: string },
  { t, time }: Say,
): string => t('reports.team.row', { account, time: time(at).replaceAll(' ', '\u00a0') })

/** From a row to what its member alone has done; nowhere from there. */
export const onlyOf = ({ account }: { readonly account: string }, { chosen, to }: Here): WayOn | undefined =>
  chosen['account'] === undefined ? { label: 'reports.team.only', to: to({ ...chosen, account }) } : undefined

/** What fills a team's report. */
export const growTeam: WayOn = { label: 'reports.way.team', to: agentRoutes.openAccount() }
