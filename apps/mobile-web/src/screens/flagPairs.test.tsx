import { agentHomeResponses } from '@lobby/agent/testing'
import { capabilities, type Capability } from '@lobby/merchant'
import { FLAG_TABLE } from '@lobby/merchant/flags'
import { listPairwiseFlagCombinations, type FlagDependencies } from '@lobby/merchant/testing/pairs'
import { createSessionFixture, createTestSiteWithMessages, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { Site } from '../boot.ts'
import { IdleFeatures } from '../shell/IdleFeatures.tsx'
import { SiteContext } from '../siteContext.ts'
import { findEmptyMenusAndSections, listLinkPaths } from '../testing/menuChecks.ts'
import { createScreenUrlCheck } from '../testing/createScreenUrlCheck.ts'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const needs = Object.fromEntries(
  Object.values(FLAG_TABLE).map(({ capability, dependsOn }) => [
    capability,
    dependsOn.map((code) => FLAG_TABLE[code].capability),
  ]),
) as unknown as FlagDependencies<Capability>
const combinations = listPairwiseFlagCombinations(needs).map((flags, at) => ({ flags, at }))
/**
 * `npm test` tests this number of flag combinations. Every feature flag is on in some of these combinations and off in
 * others. One combination has nearly all flags on, and one combination has no flag on.
 */
const SHORT_RUN_COUNT = 4

/**
 * Maps a feature flag to the path of the entry that the flag adds to the member centre. The specification defines these
 * entries.
 */
const memberEntries: Partial<Record<Capability, string>> = {
  depositRecord: '/m/vouReport',
  withdrawalReport: '/m/withdrawReport',
  accountRecord: '/m/transaction/record',
  bettingRecord: '/m/gameRecord',
  profitAndLoss: '/m/profitandloss',
  transferToUpline: '/m/upLine/transfer',
  rewardCentre: '/m/rewardCenter',
  manualRebate: '/m/member/manualRebate',
  rebateReport: '/m/member/rebateReport',
  mailCentre: '/m/webEmail',
  feedback: '/m/feedback',
  memberClub: '/m/member/benefits',
}
/**
 * Maps a feature flag to the path of the entry that the flag adds to the agents' home. The specification defines these
 * entries.
 */
const agentEntries: Partial<Record<Capability, string>> = {
  teamOverview: '/m/agent/team/overview',
  accountRecord: '/m/transaction/record?types=A',
  teamMembers: '/m/member/team',
  redRain: '/m/redRain',
  teamProfitAndLoss: '/m/agent/team/pnl',
  teamBetting: '/m/teamBetting',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  securityCentre: '/m/securityCenter',
  mailCentre: '/m/webEmail',
}

const member = {
  id: 1,
  account: 'ana',
  nickname: null,
  userName: 'ana',
  regDate: '2026-01-01T00:00:00Z',
  toUpline: true,
  vipLevel: null,
  withdrawAllowed: true,
}
const createTemplate = (mem_cen: string) => ({ mobileTemplate: { mem_cen } })

const createAnswers = (type: number, mem_cen: string): PlatformResponses => ({
  ...agentHomeResponses,
  'GET /wps/member/info': { value: { ...member, type } },
  'GET /wps/wallets/balance': { value: { sumBalance: 12.5, currencySymbol: 'R$' } },
  'GET /wps/message/unreadCount': { value: 0 },
  'GET /wps/promotion/enabled': { value: ['REFERRAL', 'MISSION'] },
  'GET /wps/system/startup': {
    value: {
      info: '',
      location: 'BR',
      maintenance: false,
      regionRestriction: false,
      serverTime: Date.now(),
      ...createTemplate(mem_cen),
    },
  },
  'GET /wps/system/consolidatedTemplate': {
    value: { ...createTemplate(mem_cen), app_background: '', app_desc: '', app_desc_font_color: '' },
  },
  'GET /wps/game/vassalages': {
    value: [
      {
        vassalage: 'QTZ',
        accountTypeName: 'Quartz',
        gameType: 'RNG',
        gameId: 'lobby-1',
        nodeId: 1,
        mobileLargeIcon: '/vendor/1.webp',
      },
    ],
  },
})

interface Walker {
  readonly flags: readonly Capability[]
  /** The member type. Null for a guest. */
  readonly type: number | null
  /** The version of the member centre: the value of `mem_cen` in the platform's response. */
  readonly mem_cen?: string
  /** The pages to open, in order. */
  readonly paths: readonly string[]
}

/**
 * Opens pages that have menus, and expects that no menu is empty. Returns the links of all pages, and the links in the
 * main content of the last page.
 */
async function walk({ flags, type, mem_cen = '1', paths }: Walker) {
  const shell = await renderShell('/m/useragreement', {
    merchant: { flags, market: 'BR' },
    ...(type !== null && { session: createSessionFixture({ type }) }),
    answers: createAnswers(type ?? 0, mem_cen),
  })
  const page = shell.screen.container
  const hasLinks = (...ways: readonly string[]) =>
    ways.every((way) => page.querySelector(`main a[href="${way}"]`) !== null)
  /**
   * Maps a path to a function that checks whether the page is loaded. Each function looks for content that does not
   * depend on feature flags.
   */
  const isLoaded: Readonly<Record<string, () => boolean>> = {
    '/m/home': () => page.querySelector(`nav[aria-label="${lookUpEnglishText('explore.menu')}"] a`) !== null,
    '/m/mine': () =>
      hasLinks('/m/voucherCenter', '/m/inviteFriends', '/m/leaderBoard', ...(type === null ? [] : ['/m/withdraw'])),
    '/m/agent': () => hasLinks('/m/service'),
  }
  const found: { readonly ways: readonly string[]; readonly main: readonly string[] }[] = []
  for (const path of paths) {
    await shell.goOn(path)
    await shell.expectAt(path)
    const isHere = () => {
      // Scroll down, because the last widgets load only when they are near the viewport.
      window.scrollTo(0, document.documentElement.scrollHeight)
      return isLoaded[path]?.() === true && shell.site.queries.isFetching() === 0
    }
    await expect.poll(isHere, { message: path, timeout: 20_000 }).toBe(true)
    await expect.poll(() => findEmptyMenusAndSections(page), { message: path }).toEqual([])
    found.push({ ways: listLinkPaths(page), main: listLinkPaths(page.querySelector('main') ?? page) })
  }
  await shell.screen.unmount()
  return {
    ways: [...new Set(found.flatMap(({ ways }) => ways))],
    /** The links in the main content of the last page. */
    entries: found.at(-1)?.main ?? [],
  }
}

/**
 * Opens home's service bar, which loads when the page is idle, and expects that the bar is not empty. Returns the links
 * of the bar.
 */
async function openServiceBar(flags: readonly Capability[]) {
  const site = await createTestSiteWithMessages({ merchant: { flags }, answers: createAnswers(0, '1') })
  const { screen } = await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <IdleFeatures pathname="/m/home" />
    </SiteContext>,
    { site },
  )
  const bar = screen.getByRole('complementary')
  await bar.getByRole('button').click()
  await expect.element(bar.getByRole('link').first()).toBeVisible()
  expect(findEmptyMenusAndSections(bar.element())).toEqual([])
  const found = { ways: listLinkPaths(bar.element()) }
  await screen.unmount()
  return found
}

const findShownFlags = (table: Partial<Record<Capability, string>>, ways: readonly string[]) =>
  (Object.entries(table) as [Capability, string][]).filter(([, path]) => ways.includes(path)).map(([flag]) => flag)
const findFlagsOn = (table: Partial<Record<Capability, string>>, flags: readonly Capability[]) =>
  (Object.keys(table) as Capability[]).filter((flag) => flags.includes(flag))

/**
 * Expects that no menu is empty, that each entry is shown if and only if its feature flag is on, and that no link leads
 * to the not-found page.
 */
async function expectValidMenus(flags: readonly Capability[]) {
  const hasScreen = createScreenUrlCheck(flags, 'BR')
  const guest = await walk({ flags, type: null, paths: ['/m/home', '/m/mine'] })
  const player = await walk({ flags, type: 0, paths: ['/m/home', '/m/mine'] })
  // Also open version 0 of the member centre, which has a single list of entries.
  const base = await walk({ flags, type: 0, mem_cen: '0', paths: ['/m/mine'] })
  const agent = await walk({ flags, type: 1, paths: ['/m/mine', '/m/agent'] })
  const found = [guest, player, base, agent, await openServiceBar(flags)]
  expect(found.flatMap(({ ways }) => ways).filter((way) => !hasScreen(way))).toEqual([])
  for (const { entries } of [player, base])
    expect(findShownFlags(memberEntries, entries)).toEqual(findFlagsOn(memberEntries, flags))
  expect(findShownFlags(agentEntries, agent.entries)).toEqual(findFlagsOn(agentEntries, flags))
  expect(guest.ways.includes('/m/register')).toBe(flags.includes('directRegistration'))
}

test.each(combinations.slice(0, SHORT_RUN_COUNT))(
  'shows no empty menu, no entry without its flag and no dead link in flag combination $at',
  { tags: ['CONF-002'], timeout: 60_000 },
  ({ flags }) => expectValidMenus(flags),
)

test(
  'runs combinations with each feature flag on and off, with nearly all flags on, and with no flag on in npm test',
  { tags: ['CONF-002'] },
  () => {
    const first = combinations.slice(0, SHORT_RUN_COUNT).map(({ flags }) => flags)
    expect(capabilities.filter((flag) => new Set(first.map((flags) => flags.includes(flag))).size < 2)).toEqual([])
    const sizes = first.map(({ length }) => length)
    expect(Math.min(...sizes)).toBe(0)
    expect(Math.max(...sizes)).toBeGreaterThan(capabilities.length - 3)
  },
)

// All combinations together include all four cases for each pair of feature flags: both on, both off, only the first
// on, only the second on.
test.each(combinations.slice(SHORT_RUN_COUNT))(
  'shows no empty menu, no entry without its flag and no dead link in flag combination $at',
  { tags: ['deep', 'CONF-002'] },
  ({ flags }) => expectValidMenus(flags),
)

test('control: finds a link to a switched-off screen, an empty menu, and a section that has only a title', async () => {
  const hasScreen = createScreenUrlCheck(capabilities.filter((flag) => flag !== 'feedback'))
  expect(
    ['/', '/m/home', '/m/vouReport', '/m/gameList?gameType=RNG', '/m/feedback', '/m/responsible', '/m/nowhere'].filter(
      (way) => !hasScreen(way),
    ),
  ).toEqual(['/m/feedback', '/m/responsible', '/m/nowhere'])
  expect(createScreenUrlCheck(capabilities, 'BR')('/m/feedback')).toBe(true)
  const planted = document.createElement('div')
  planted.innerHTML =
    '<nav aria-label="Team"></nav><section><h2>Rewards</h2><ul></ul></section><section><h2>Records</h2><ul><li><a href="/m/vouReport">Deposits</a></li></ul></section>'
  expect([listLinkPaths(planted), findEmptyMenusAndSections(planted)]).toEqual([
    ['/m/vouReport'],
    ['Team', 'ul', 'Rewards'],
  ])
})
