import { agentScreens } from '../../src/screens/table/agentScreens.ts'
import { memberScreens } from '../../src/screens/table/memberScreens.ts'
import type { ScreenRecord } from '../../src/screens/table/screenRecord.ts'
import { getScreenPaths, screenTable } from '../../src/screens/table/screenTable.ts'
import { agentHomeViews } from './agentHome.views.ts'
import { agentTeamViews } from './agentTeam.views.ts'
import { authViews } from './auth.views.ts'
import { contentViews } from './content.views.ts'
import { contractsViews } from './contracts.views.ts'
import { downlineViews } from './downline.views.ts'
import { gamesViews } from './games.views.ts'
import { homeViews } from './home.views.ts'
import { inboxViews } from './inbox.views.ts'
import { installViews } from './install.views.ts'
import { lotteryViews } from './lottery.views.ts'
import { memberViews } from './member.views.ts'
import { promotionsViews } from './promotions.views.ts'
import { reportsViews } from './reports.views.ts'
import { responsibleViews } from './responsible.views.ts'
import { rewardsViews } from './rewards.views.ts'
import { securityViews } from './security.views.ts'
import { serviceViews } from './service.views.ts'
import { shellViews } from './shell.views.ts'
import { teamFiguresViews } from './teamFigures.views.ts'
import { walletViews } from './wallet.views.ts'
import type { ScreenView } from './createViewOpener.ts'

const listedScreens = {
  ...homeViews,
  ...agentHomeViews,
  ...agentTeamViews,
  ...gamesViews,
  ...lotteryViews,
  ...authViews,
  ...serviceViews,
  ...shellViews,
  ...contentViews,
  ...contractsViews,
  ...downlineViews,
  ...inboxViews,
  ...installViews,
  ...memberViews,
  ...promotionsViews,
  ...reportsViews,
  ...responsibleViews,
  ...rewardsViews,
  ...securityViews,
  ...teamFiguresViews,
  ...walletViews,
}

/** Creates the only view of a screen that no `*.views.ts` file lists: the screen as it opens. */
const createDefaultView = (record: ScreenRecord, path: string): ScreenView => ({
  name: path,
  ...(agentScreens.includes(record) ? { who: 'agent' } : memberScreens.includes(record) ? { who: 'member' } : {}),
  open: async ({ go, page }) => [
    await go(path),
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' }),
  ],
})

const otherScreens = screenTable.flatMap((record) => {
  const paths = getScreenPaths(record)
  return paths.some((path) => path in listedScreens)
    ? []
    : paths.slice(0, 1).map((path) => [path, [createDefaultView(record, path)]] as const)
})

/**
 * The views of every route: each screen of the screen table, in every state that looks different. `screens.spec.ts`
 * checks the layout of these views, and `npm run merchant -- shots` takes pictures of them.
 */
export const viewsByRoute: typeof listedScreens & Readonly<Record<string, readonly ScreenView[]>> = {
  ...listedScreens,
  ...Object.fromEntries(otherScreens),
}
