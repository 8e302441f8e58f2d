import type { ValueOf } from '@lobby/api'
import { teamProfitAndLoss as operation } from '@lobby/api/operations/agent'
import { User, Users } from '@lobby/ui/icons'
import { TeamDays } from '../components/TeamDays.tsx'
import type { Report, ReportPage } from '../model/report.ts'
import { growTeam } from './ofTeam.ts'
import { profitColumns, profitFacts, profitSums, resultOf } from './profitFigures.ts'

type Answer = ValueOf<'teamProfitAndLoss'>
/** A member with everyone below, or, with `own`, only the member at the top of this level. */
type Row = Answer['content'][number] & { readonly own: boolean }
type Page = Omit<Answer, 'content'> & ReportPage<Row>

/**
 * Returns the row of the member at the top of this level, whose figures the totals do not include. Returns nothing
 * when there is no team below.
 */
function createTopRows({ path, own, total }: Answer): readonly Row[] {
  const top = path.at(-1)
  if (!top && total === 0) return []
  return [
    { memberId: top?.memberId ?? 0, account: top?.account ?? '', agent: true, teamCount: 0, sums: own, own: true },
  ]
}

/** The results of the members directly below, each including everyone below them. */
export const teamProfitAndLoss: Report<Page, Row> = {
  id: 'teamProfitAndLoss',
  title: 'shell.title.teamPnl',
  ask: async (api, query, { member }, signal) => {
    const answer = await api.call(operation, {
      query: { ...query, ...(member && { memberId: Number(member) }) },
      ...(signal && { signal }),
    })
    return {
      ...answer,
      content: [
        ...(query.pageNo === 1 ? createTopRows(answer) : []),
        ...answer.content.map((row) => ({ ...row, own: false })),
      ],
    }
  },
  filters: [{ name: 'member', label: 'reports.team.account', options: [], pattern: /^[1-9]\d{0,14}$/, fixed: true }],
  groupBy: ({ own }) => (own ? 'reports.team.alone' : 'reports.team.below'),
  keyOf: ({ memberId }) => memberId,
  timeOf: () => '',
  sums: ({ totals }) => profitSums('reports.team.result', totals),
  view: ({ account, teamCount, sums: { profitMinor, stakeMinor } }, { t, money, number }) => ({
    title: account || t('reports.team.you'),
    note: t(teamCount > 0 ? 'reports.team.with' : 'reports.team.staked', {
      count: number(teamCount),
      stake: money(stakeMinor),
    }),
    icon: teamCount > 0 ? <Users /> : <User />,
    amount: resultOf(profitMinor),
  }),
  facts: ({ teamCount, sums }, say) => [
    ...(teamCount > 0 ? [{ label: 'reports.team.size', value: say.number(teamCount) } as const] : []),
    { label: 'reports.team.bets', value: say.number(sums.bets) },
    ...profitFacts(sums, say),
  ],
  leads: ({ memberId, teamCount }, { chosen, to }) =>
    teamCount > 0 ? { label: 'reports.team.open', to: to({ ...chosen, member: String(memberId) }) } : undefined,
  columns: [
    { head: 'reports.team.account', cell: ({ account }, { t }) => account || t('reports.team.you') },
    { head: 'reports.team.size', cell: ({ teamCount }) => String(teamCount) },
    { head: 'reports.team.bets', cell: ({ sums }) => String(sums.bets) },
    ...profitColumns,
  ],
  none: 'reports.none.teamProfitAndLoss',
  noneText: 'reports.none.teamProfitAndLoss.text',
  wayOn: growTeam,
  Days: TeamDays,
  counted: 'reports.team.direct',
  trail: ({ path }) => path,
  member: 'member',
}
