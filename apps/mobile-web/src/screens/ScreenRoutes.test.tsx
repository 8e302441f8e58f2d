import { capabilities } from '@lobby/merchant'
import { agentRoutes, orderRoutes, routes } from '@lobby/platform/navigation'
import { createSessionFixture, createTestSiteWithMessages, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'
import { ScreenRoutes } from './ScreenRoutes.tsx'
import { agentScreens } from './table/agentScreens.ts'
import { getScreenPaths, screenTable } from './table/screenTable.ts'

/**
 * Routes that the specification names without a description of their screens (SHELL-043). Decisions of the project
 * define these screens.
 */
const namedRoutes = [
  '/m/member/home',
  '/m/moreLottery',
  '/m/service',
  '/m/activity',
  '/m/activityInfo?id=1',
  '/m/startLottery?code=lua-1',
  '/m/gameLobby?vassalage=QTZ&gameType=RNG',
  '/m/voucherCenter',
  '/m/inviteFriends',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/message',
  '/m/webEmail',
  '/m/withdraw',
  '/m/securityCenter',
]

/**
 * Routes that the specification names only as the target of a menu entry (SHELL-044). Each of these routes must have a
 * screen.
 */
const entryTargets = [
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/transaction/record',
  '/m/gameRecord',
  '/m/profitandloss',
  '/m/upLine/transfer',
  '/m/member/manualRebate',
  '/m/leaderBoard',
  '/m/member/rebateReport',
  '/m/feedback',
  '/m/member/benefits',
  '/m/agent/team/overview',
  '/m/transaction/record?types=A',
  '/m/member/team',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
  '/m/member/notice?types=A',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
]

/** Opens each path at a merchant with every feature flag on. Returns the document title of each path. */
async function readTitles(paths: readonly string[], type = 0): Promise<Record<string, string>> {
  const { screen, goOn, expectAt } = await renderShell('/m/useragreement', {
    merchant: { flags: capabilities },
    session: createSessionFixture({ type }),
  })
  const titles: Record<string, string> = {}
  for (const path of paths) {
    document.title = ''
    await goOn(path)
    await expectAt(path)
    await expect.poll(() => document.title, { message: path, timeout: 10_000 }).not.toBe('')
    await expect.element(screen.getByRole('main')).toBeVisible()
    titles[path] = document.title
  }
  return titles
}

/** Renders the routes without the app shell, because redirects do not depend on it. */
async function renderRoutes(init: TestSiteOptions) {
  const site = await createTestSiteWithMessages({ merchant: { flags: capabilities }, ...init })
  return renderScreen(
    <SiteContext value={site as unknown as Site}>
      <Suspense>
        <ScreenRoutes />
      </Suspense>
    </SiteContext>,
    { path: '/m/useragreement', address: '*', site },
  )
}

const findSharedTitles = (titles: Record<string, string>) =>
  Object.keys(titles).filter((path) =>
    Object.keys(titles).some((other) => other !== path && titles[other] === titles[path]),
  )

// The decisions 030, 032, 035, 036 and 038 in docs/decisions define the scope of deposits, withdrawals, documents,
// promotions, rewards and referral.
test(
  'has a different screen for each route that the specification names without a description',
  { tags: ['SHELL-043', 'MEMB-009'], timeout: 90_000 },
  async () => {
    const titles = await readTitles(['/m/nowhere', ...namedRoutes, '/m/securityCenter/documents', '/m/rewardCenter'])
    expect(titles['/m/nowhere']).toBe(lookUpEnglishText('core.notFound.title'))
    // If a screen were missing, its route would have the title of the not-found page.
    expect(findSharedTitles(titles)).toEqual([])
    expect(Object.keys(titles)).toHaveLength(namedRoutes.length + 3)
  },
)

test(
  'has a different screen for each route that the specification names only as the target of a menu entry',
  { tags: ['SHELL-044'], timeout: 120_000 },
  async () => {
    const titles = await readTitles(['/m/nowhere', ...entryTargets], 1)
    expect(titles['/m/nowhere']).toBe(lookUpEnglishText('core.notFound.title'))
    expect(findSharedTitles(titles)).toEqual([])
    expect(Object.keys(titles)).toHaveLength(entryTargets.length + 1)
  },
)

test('shows the not-found page when the URL contains a line break', { tags: ['B30'] }, async () => {
  const broken = ['/m/home%0a', '/m/message%0D%0A', '/m/nowhere/%E2%80%A8']
  // Open another page after each broken URL, so that the title changes each time.
  const titles = await readTitles(broken.flatMap((path) => [path, '/m/useragreement']))
  expect(broken.map((path) => titles[path])).toEqual(broken.map(() => lookUpEnglishText('core.notFound.title')))
})

/** The pages of the agent area that show members their own contracts (C10 in docs/decisions/001). */
const ownContracts: readonly string[] = [
  agentRoutes.dividend(),
  agentRoutes.salaryContract(),
  agentRoutes.dividendContract(),
  agentRoutes.hourContract(),
]

test(
  'redirects to home from every agent route except the contract pages when a member is not an agent',
  { tags: ['AGEN-007'] },
  async () => {
    const { navigate, visited } = await renderRoutes({ session: createSessionFixture({ type: 0 }) })
    const agentOnly = agentScreens.flatMap(getScreenPaths).filter((path) => !ownContracts.includes(path))
    for (const path of agentOnly) {
      const before = visited.length
      await navigate(path)
      await expect.poll(() => visited.slice(before), { message: path }).toEqual([path, '/m/home'])
    }
  },
)

test(
  'redirects a guest from every member page to the sign-in, and passes on the URL for the return',
  { tags: ['SHELL-139'], timeout: 90_000 },
  async () => {
    const { navigate, visited } = await renderRoutes({})
    // A guest may open the member centre itself.
    const refusing = screenTable.filter(({ guard }) => guard === 'member' || guard === 'invite').flatMap(getScreenPaths)
    const pages = [...refusing, orderRoutes.orders(), '/m/lottery/order'].filter(
      (path) => path !== routes.mine() && path !== '/m/member/home',
    )
    for (const path of pages) {
      const before = visited.length
      const address = `${path}?x=1`
      await navigate(address)
      await expect
        .poll(() => visited.slice(before), { message: path })
        .toEqual([address, routes.login({ next: address })])
    }
  },
)

test.each([
  ['/m/rewardCenter', 'shell.title.rewardCenter', 'rewardCentre'],
  ['/m/feedback', 'shell.title.feedback', 'feedback'],
] as const)(
  'hides the header title of %s when the merchant has switched the screen off, and shows the title of the next screen',
  async (path, title, flag) => {
    const off = await renderShell('/m/notice', {
      merchant: { flags: capabilities.filter((each) => each !== flag) },
      session: createSessionFixture({ type: 0 }),
    })
    await expect.element(off.header.getByText(lookUpEnglishText('shell.title.notice'))).toBeVisible()
    await off.goOn(path)
    await expect
      .element(off.screen.getByRole('heading', { name: lookUpEnglishText('core.notFound.title') }))
      .toBeVisible()
    await expect.element(off.header.getByText(lookUpEnglishText(title))).not.toBeInTheDocument()
    await off.goOn('/m/notice')
    await expect.element(off.header.getByText(lookUpEnglishText('shell.title.notice'))).toBeVisible()
    await off.screen.unmount()
    const on = await renderShell(path, {
      merchant: { flags: capabilities },
      session: createSessionFixture({ type: 0 }),
    })
    await expect.element(on.header.getByText(lookUpEnglishText(title))).toBeVisible()
  },
)
