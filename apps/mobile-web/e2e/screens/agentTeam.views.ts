import { DAY_MS } from '@lobby/platform/calendar'
import type { Capability } from '@lobby/merchant'
import { isCapabilityOnForMerchant } from './capabilities.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** A screen of the agent's team. */
interface Part {
  readonly flag: Capability
  readonly path: string
  readonly operation: string
  /** Matches the URLs of the calls that fetch the screen's data. */
  readonly call: RegExp
}

const overview: Part = {
  flag: 'teamOverview',
  path: '/m/agent/team/overview',
  operation: 'teamKpi',
  call: /team\/kpi\?/,
}
const members: Part = { flag: 'teamMembers', path: '/m/member/team', operation: 'teamMembers', call: /team\/members\?/ }

/**
 * Opens a screen, and waits for the text with the message id `id`. If the merchant does not have the screen, waits for
 * the not-found text.
 */
const openScreen =
  ({ flag, path }: Part, id: string, query = '') =>
  async (visit: ViewOpeningContext) =>
    isCapabilityOnForMerchant(visit.merchant, flag)
      ? openPathAndWaitForText(path + query, id)(visit)
      : openPathAndWaitForText(path, 'core.notFound.title')(visit)

const openLoading = (part: Part) => async (visit: ViewOpeningContext) => {
  await visit.holdOperation(part.operation)
  await visit.go(part.path)
  await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

const openFailed = (part: Part, id: string) => async (visit: ViewOpeningContext) => {
  await visit.failOperation(part.operation)
  await openScreen(part, id)(visit)
}

/**
 * Scrolls to the row of a team member, because a long list renders only the rows near the viewport. Returns the row.
 */
async function scrollToRow({ page }: ViewOpeningContext, account: string) {
  const row = page.getByRole('treeitem').filter({ hasText: account })
  for (let turn = 0; turn < 20 && (await row.count()) === 0; turn++) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(100)
  }
  return row
}

/** Opens the list of the demo team, and then the team of one of its members. */
const openBranch = async (visit: ViewOpeningContext) => {
  await openScreen(members, 'team.members.end')(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, members.flag)) return
  await (await scrollToRow(visit, 'bruna84')).getByRole('button').click()
  await (await scrollToRow(visit, 'larissa66')).waitFor()
  await visit.page.getByRole('main').getByText(visit.text('team.head.own')).waitFor()
}

/** Opens the details of a team member, and waits for the text with the message id `id`. */
const openMember = (account: string, id: string) => async (visit: ViewOpeningContext) => {
  await openScreen(members, 'team.members.end')(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, members.flag)) return
  await (await scrollToRow(visit, account)).getByText(account).click()
  await visit.page.getByRole('dialog').getByText(visit.text(id)).first().waitFor()
}

/** Views of an agent's team. */
export const agentTeamViews = {
  '/m/agent/team/overview': [
    {
      name: 'team overview',
      story: 'screens-team--overview',
      who: 'agent',
      needsAxe: true,
      open: openScreen(overview, 'team.chart.days'),
    },
    {
      name: 'team overview, 92 days',
      story: 'screens-team--overview-by-week',
      who: 'agent',
      open: openScreen(overview, 'team.chart.weeks', `?from=${dayAgo(91)}&to=${dayAgo(0)}`),
    },
    {
      name: 'team overview, nobody in the team',
      story: 'screens-team--overview-empty',
      who: 'agent',
      open: async (visit) => {
        await visit.changeResponse(overview.call, (value: { footer: object }) => ({
          ...value,
          footer: { ...value.footer, teamMemberCount: 0 },
        }))
        await openScreen(overview, 'team.none')(visit)
      },
    },
    {
      name: 'team overview, loading',
      story: 'screens-team--overview-loading',
      who: 'agent',
      open: openLoading(overview),
    },
    {
      name: 'team overview, failed',
      story: 'screens-team--overview-failed',
      who: 'agent',
      open: openFailed(overview, 'team.failed'),
    },
  ],
  '/m/member/team': [
    {
      name: 'team members',
      story: 'screens-team--members',
      who: 'agent',
      needsAxe: true,
      open: openScreen(members, 'team.members.end'),
    },
    {
      name: 'team members, a branch',
      story: 'screens-team--team-of-one-member',
      who: 'agent',
      needsAxe: true,
      open: openBranch,
    },
    {
      name: 'team members, one of them',
      story: 'screens-team--member-details',
      who: 'agent',
      needsAxe: true,
      open: openMember('bruna84', 'team.member.rates'),
    },
    {
      name: 'team members, one of them failed',
      story: 'screens-team--member-details-failed',
      who: 'agent',
      open: async (visit) => [
        await visit.failOperation('teamMember'),
        await openMember('bruna84', 'team.member.failed')(visit),
      ],
    },
    {
      name: 'team members, found',
      story: 'screens-team--members-found',
      who: 'agent',
      open: openScreen(members, 'team.members.end', '?search=t'),
    },
    {
      name: 'team members, nobody found',
      story: 'screens-team--no-members-found',
      who: 'agent',
      open: openScreen(members, 'team.none.search.text', '?search=zzz'),
    },
    {
      name: 'team members, nobody in the team',
      story: 'screens-team--members-empty',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(members.call, (value: object) => ({
          ...value,
          content: [],
          total: 0,
          totalPages: 0,
          next: undefined,
        })),
        await openScreen(members, 'team.none')(visit),
      ],
    },
    { name: 'team members, loading', story: 'screens-team--members-loading', who: 'agent', open: openLoading(members) },
    {
      name: 'team members, failed',
      story: 'screens-team--members-failed',
      who: 'agent',
      open: openFailed(members, 'team.members.failed'),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>

/** Returns the date in Brasília's time zone some days ago, for example `2026-11-20`. */
function dayAgo(days: number): string {
  return new Date(Date.now() - 3 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)
}
