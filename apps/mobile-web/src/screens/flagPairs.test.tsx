import { agentAnswers } from '@lobby/agent/testing'
import { capabilities, type Capability } from '@lobby/merchant'
import { flagTable } from '@lobby/merchant/flags'
import { combinePairwise, type Dependencies } from '@lobby/merchant/testing/pairs'
import { makeSession, openTestSite, type Answers } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { Site } from '../boot.ts'
import { AfterCalm } from '../shell/AfterCalm.tsx'
import { SiteContext } from '../siteContext.ts'
import { emptyIn, waysIn } from '../testing/menus.ts'
import { readRoutes } from '../testing/readRoutes.ts'
import { renderShell, text } from '../testing/renderShell.tsx'

const needs = Object.fromEntries(
  Object.values(flagTable).map(({ capability, dependsOn }) => [
    capability,
    dependsOn.map((code) => flagTable[code].capability),
  ]),
) as unknown as Dependencies<Capability>
const combinations = combinePairwise(needs).map((flags, at) => ({ flags, at }))
/** In the first combinations every flag is on once and off once; in one nearly all are on, in one none is. */
const FIRST = 4

/** What the specification has a flag switch: an entry of the member centre, or of the home of agents. */
const ofMember: Partial<Record<Capability, string>> = {
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
const ofAgent: Partial<Record<Capability, string>> = {
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
const template = (mem_cen: string) => ({ mobileTemplate: { mem_cen } })

const answersFor = (type: number, mem_cen: string): Answers => ({
  ...agentAnswers,
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
      ...template(mem_cen),
    },
  },
  'GET /wps/system/consolidatedTemplate': {
    value: { ...template(mem_cen), app_background: '', app_desc: '', app_desc_font_color: '' },
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
  /** Null for a guest. */
  readonly type: number | null
  /** The version of the member centre. */
  readonly mem_cen?: string
  /** Where to look. */
  readonly paths: readonly string[]
}

/** Somebody at pages that have menus, none of which is empty: the ways on from there. */
async function walk({ flags, type, mem_cen = '1', paths }: Walker) {
  const shell = await renderShell('/m/useragreement', {
    merchant: { flags, market: 'BR' },
    ...(type !== null && { session: makeSession({ type }) }),
    answers: answersFor(type ?? 0, mem_cen),
  })
  const page = shell.screen.container
  const links = (...ways: readonly string[]) =>
    ways.every((way) => page.querySelector(`main a[href="${way}"]`) !== null)
  /** What each of the pages has whatever the flags are. */
  const always: Readonly<Record<string, () => boolean>> = {
    '/m/home': () => page.querySelector(`nav[aria-label="${text('explore.menu')}"] a`) !== null,
    '/m/mine': () =>
      links('/m/voucherCenter', '/m/inviteFriends', '/m/leaderBoard', ...(type === null ? [] : ['/m/withdraw'])),
    '/m/agent': () => links('/m/service'),
  }
  const found: { readonly ways: readonly string[]; readonly main: readonly string[] }[] = []
  for (const path of paths) {
    await shell.goOn(path)
    await shell.expectAt(path)
    const isHere = () => {
      // What is further down comes when it comes near.
      window.scrollTo(0, document.documentElement.scrollHeight)
      return always[path]?.() === true && shell.site.queries.isFetching() === 0
    }
    await expect.poll(isHere, { message: path, timeout: 20_000 }).toBe(true)
    await expect.poll(() => emptyIn(page), { message: path }).toEqual([])
    found.push({ ways: waysIn(page), main: waysIn(page.querySelector('main') ?? page) })
  }
  await shell.screen.unmount()
  return {
    ways: [...new Set(found.flatMap(({ ways }) => ways))],
    /** The entries of the last page, without what stands around it. */
    entries: found.at(-1)?.main ?? [],
  }
}

/** The service bar of home, unfolded: it comes when the page is calm. */
async function sideBar(flags: readonly Capability[]) {
  const site = await openTestSite({ merchant: { flags }, answers: answersFor(0, '1') })
  const { screen } = await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <AfterCalm pathname="/m/home" />
    </SiteContext>,
    { site },
  )
  const bar = screen.getByRole('complementary')
  await bar.getByRole('button').click()
  await expect.element(bar.getByRole('link').first()).toBeVisible()
  expect(emptyIn(bar.element())).toEqual([])
  const found = { ways: waysIn(bar.element()) }
  await screen.unmount()
  return found
}

const switched = (table: Partial<Record<Capability, string>>, ways: readonly string[]) =>
  (Object.entries(table) as [Capability, string][]).filter(([, path]) => ways.includes(path)).map(([flag]) => flag)
const on = (table: Partial<Record<Capability, string>>, flags: readonly Capability[]) =>
  (Object.keys(table) as Capability[]).filter((flag) => flags.includes(flag))

/** No menu is empty, an entry is there only with its flag, and none leads nowhere. */
async function expectMenusOf(flags: readonly Capability[]) {
  const hasScreen = readRoutes(flags, 'BR')
  const guest = await walk({ flags, type: null, paths: ['/m/home', '/m/mine'] })
  const player = await walk({ flags, type: 0, paths: ['/m/home', '/m/mine'] })
  // The base version of the member centre: one list.
  const base = await walk({ flags, type: 0, mem_cen: '0', paths: ['/m/mine'] })
  const agent = await walk({ flags, type: 1, paths: ['/m/mine', '/m/agent'] })
  const found = [guest, player, base, agent, await sideBar(flags)]
  expect(found.flatMap(({ ways }) => ways).filter((way) => !hasScreen(way))).toEqual([])
  for (const { entries } of [player, base]) expect(switched(ofMember, entries)).toEqual(on(ofMember, flags))
  expect(switched(ofAgent, agent.entries)).toEqual(on(ofAgent, flags))
  expect(guest.ways.includes('/m/register')).toBe(flags.includes('directRegistration'))
}

test.each(combinations.slice(0, FIRST))(
  'combination $at of the flags: no menu is empty, an entry is there with its flag alone, and none is dead',
  { tags: ['CONF-002'], timeout: 60_000 },
  ({ flags }) => expectMenusOf(flags),
)

test(
  'in the first combinations each flag is on once and off once, and some have nearly all and none',
  { tags: ['CONF-002'] },
  () => {
    const first = combinations.slice(0, FIRST).map(({ flags }) => flags)
    expect(capabilities.filter((flag) => new Set(first.map((flags) => flags.includes(flag))).size < 2)).toEqual([])
    const sizes = first.map(({ length }) => length)
    expect(Math.min(...sizes)).toBe(0)
    expect(Math.max(...sizes)).toBeGreaterThan(capabilities.length - 3)
  },
)

// Every two flags, in each pair of values.
test.each(combinations.slice(FIRST))('the same holds in combination $at', { tags: ['deep', 'CONF-002'] }, ({ flags }) =>
  expectMenusOf(flags),
)

test('control: a way to what is switched off is found dead; so are a menu without an entry and a title with nothing below', async () => {
  const hasScreen = readRoutes(capabilities.filter((flag) => flag !== 'feedback'))
  expect(
    ['/', '/m/home', '/m/vouReport', '/m/gameList?gameType=RNG', '/m/feedback', '/m/responsible', '/m/nowhere'].filter(
      (way) => !hasScreen(way),
    ),
  ).toEqual(['/m/feedback', '/m/responsible', '/m/nowhere'])
  expect(readRoutes(capabilities, 'BR')('/m/feedback')).toBe(true)
  const planted = document.createElement('div')
  planted.innerHTML =
    '<nav aria-label="Team"></nav><section><h2>Rewards</h2><ul></ul></section><section><h2>Records</h2><ul><li><a href="/m/vouReport">Deposits</a></li></ul></section>'
  expect([waysIn(planted), emptyIn(planted)]).toEqual([['/m/vouReport'], ['Team', 'ul', 'Rewards']])
})
