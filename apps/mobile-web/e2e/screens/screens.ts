import { forAgents } from '../../src/screens/table/forAgents.ts'
import { forMembers } from '../../src/screens/table/forMembers.ts'
import type { ScreenRecord } from '../../src/screens/table/screenRecord.ts'
import { pathsOf, screenTable } from '../../src/screens/table/screenTable.ts'
import { ofAgentHome } from './ofAgentHome.ts'
import { ofAgentTeam } from './ofAgentTeam.ts'
import { ofAuth } from './ofAuth.ts'
import { ofContent } from './ofContent.ts'
import { ofContracts } from './ofContracts.ts'
import { ofDownline } from './ofDownline.ts'
import { ofGames } from './ofGames.ts'
import { ofHome } from './ofHome.ts'
import { ofInbox } from './ofInbox.ts'
import { ofInstall } from './ofInstall.ts'
import { ofLottery } from './ofLottery.ts'
import { ofMember } from './ofMember.ts'
import { ofPromotions } from './ofPromotions.ts'
import { ofReports } from './ofReports.ts'
import { ofResponsible } from './ofResponsible.ts'
import { ofRewards } from './ofRewards.ts'
import { ofSecurity } from './ofSecurity.ts'
import { ofService } from './ofService.ts'
import { ofShell } from './ofShell.ts'
import { ofTeamFigures } from './ofTeamFigures.ts'
import { ofWallet } from './ofWallet.ts'
import type { View } from './visit.ts'

const listedScreens = {
  ...ofHome,
  ...ofAgentHome,
  ...ofAgentTeam,
  ...ofGames,
  ...ofLottery,
  ...ofAuth,
  ...ofService,
  ...ofShell,
  ...ofContent,
  ...ofContracts,
  ...ofDownline,
  ...ofInbox,
  ...ofInstall,
  ...ofMember,
  ...ofPromotions,
  ...ofReports,
  ...ofResponsible,
  ...ofRewards,
  ...ofSecurity,
  ...ofTeamFigures,
  ...ofWallet,
}

/** Creates the view that a screen shows when it opens. Used for screens without listed views. */
const createDefaultView = (record: ScreenRecord, path: string): View => ({
  name: path,
  ...(forAgents.includes(record) ? { who: 'agent' } : forMembers.includes(record) ? { who: 'member' } : {}),
  open: async ({ go, page }) => [
    await go(path),
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' }),
  ],
})

const otherScreens = screenTable.flatMap((record) => {
  const paths = pathsOf(record)
  return paths.some((path) => path in listedScreens)
    ? []
    : paths.slice(0, 1).map((path) => [path, [createDefaultView(record, path)]] as const)
})

/**
 * Every screen that a player can reach, in every state that looks different. `screens.spec.ts` checks the layout of these views, and
 * `npm run merchant -- shots` takes pictures of them. Includes every screen of the table of screens.
 */
export const screens: typeof listedScreens & Readonly<Record<string, readonly View[]>> = {
  ...listedScreens,
  ...Object.fromEntries(otherScreens),
}
