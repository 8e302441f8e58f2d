import { DAY_MS } from '@lobby/platform/calendar'
import type { Capability } from '@lobby/merchant'
import { isOn } from './isOn.ts'
import { at } from './ways.ts'
import type { View, Visit } from './visit.ts'

interface Part {
  readonly flag: Capability
  readonly path: string
  readonly operation: string
  /** What its calls are known by. */
  readonly call: RegExp
}

const overview: Part = {
  flag: 'teamOverview',
  path: '/m/agent/team/overview',
  operation: 'teamKpi',
  call: /team\/kpi\?/,
}
const members: Part = { flag: 'teamMembers', path: '/m/member/team', operation: 'teamMembers', call: /team\/members\?/ }

/** A part's address, and a text of it; where the merchant has none, that there is nothing. */
const to =
  ({ flag, path }: Part, id: string, query = '') =>
  async (visit: Visit) =>
    isOn(visit.merchant, flag) ? at(path + query, id)(visit) : at(path, 'core.notFound.title')(visit)

const waiting = (part: Part) => async (visit: Visit) => {
  await visit.hold(part.operation)
  await visit.go(part.path)
  await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

const failing = (part: Part, id: string) => async (visit: Visit) => {
  await visit.fail(part.operation)
  await to(part, id)(visit)
}

/** The row of a member of the team; a long list draws it once it is near. */
async function rowOf({ page }: Visit, account: string) {
  const row = page.getByRole('treeitem').filter({ hasText: account })
  for (let turn = 0; turn < 20 && (await row.count()) === 0; turn++) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(100)
  }
  return row
}

/** The branch of a member of the demo's team, opened as an agent does. */
const inBranch = async (visit: Visit) => {
  await to(members, 'team.members.end')(visit)
  if (!isOn(visit.merchant, members.flag)) return
  await (await rowOf(visit, 'bruna84')).getByRole('button').click()
  await (await rowOf(visit, 'larissa66')).waitFor()
  await visit.page.getByRole('main').getByText(visit.text('team.head.own')).waitFor()
}

const toldOf = (account: string, id: string) => async (visit: Visit) => {
  await to(members, 'team.members.end')(visit)
  if (!isOn(visit.merchant, members.flag)) return
  await (await rowOf(visit, account)).getByText(account).click()
  await visit.page.getByRole('dialog').getByText(visit.text(id)).first().waitFor()
}

/** What an agent sees of its team. */
export const ofAgentTeam = {
  '/m/agent/team/overview': [
    {
      name: 'team overview',
      story: 'screens-team--overview',
      who: 'agent',
      differs: true,
      open: to(overview, 'team.chart.days'),
    },
    {
      name: 'team overview, 92 days',
      story: 'screens-team--overview-by-week',
      who: 'agent',
      open: to(overview, 'team.chart.weeks', `?from=${dayAgo(91)}&to=${dayAgo(0)}`),
    },
    {
      name: 'team overview, nobody in the team',
      story: 'screens-team--overview-empty',
      who: 'agent',
      open: async (visit) => {
        await visit.change(overview.call, (value: { footer: object }) => ({
          ...value,
          footer: { ...value.footer, teamMemberCount: 0 },
        }))
        await to(overview, 'team.none')(visit)
      },
    },
    { name: 'team overview, loading', story: 'screens-team--overview-loading', who: 'agent', open: waiting(overview) },
    {
      name: 'team overview, failed',
      story: 'screens-team--overview-failed',
      who: 'agent',
      open: failing(overview, 'team.failed'),
    },
  ],
  '/m/member/team': [
    {
      name: 'team members',
      story: 'screens-team--members',
      who: 'agent',
      differs: true,
      open: to(members, 'team.members.end'),
    },
    { name: 'team members, a branch', story: 'screens-team--branch', who: 'agent', differs: true, open: inBranch },
    {
      name: 'team members, one of them',
      story: 'screens-team--member',
      who: 'agent',
      differs: true,
      open: toldOf('bruna84', 'team.member.rates'),
    },
    {
      name: 'team members, one of them failed',
      story: 'screens-team--member-failed',
      who: 'agent',
      open: async (visit) => [await visit.fail('teamMember'), await toldOf('bruna84', 'team.member.failed')(visit)],
    },
    {
      name: 'team members, found',
      story: 'screens-team--found',
      who: 'agent',
      open: to(members, 'team.members.end', '?search=t'),
    },
    {
      name: 'team members, nobody found',
      story: 'screens-team--nobody-found',
      who: 'agent',
      open: to(members, 'team.none.search.text', '?search=zzz'),
    },
    {
      name: 'team members, nobody in the team',
      story: 'screens-team--members-empty',
      who: 'agent',
      open: async (visit) => [
        await visit.change(members.call, (value: object) => ({
          ...value,
          content: [],
          total: 0,
          totalPages: 0,
          next: undefined,
        })),
        await to(members, 'team.none')(visit),
      ],
    },
    { name: 'team members, loading', story: 'screens-team--members-loading', who: 'agent', open: waiting(members) },
    {
      name: 'team members, failed',
      story: 'screens-team--members-failed',
      who: 'agent',
      open: failing(members, 'team.members.failed'),
    },
  ],
} satisfies Record<string, readonly View[]>

/** A day of Brasília so many days ago. */
function dayAgo(days: number): string {
  return new Date(Date.now() - 3 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)
}
