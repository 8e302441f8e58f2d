import type {
  agentPaths,
  memberPaths,
  orderPaths,
  paths,
  responsiblePaths,
  securityPaths,
} from '@lobby/platform/routes'
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

type Route =
  | keyof typeof paths
  | keyof typeof agentPaths
  | keyof typeof orderPaths
  | keyof typeof memberPaths
  | keyof typeof securityPaths
  | keyof typeof responsiblePaths

/**
 * Every screen that a player can reach, in every state that looks different: the one list that `screens.spec.ts` measures and
 * `npm run merchant -- shots` pictures. It does not compile without each route of the site.
 */
export const screens = {
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
} satisfies Record<Route | 'elsewhere' | 'popup' | 'contractPrompt' | 'install', readonly View[]>
