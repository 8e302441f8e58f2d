import type { orderPaths, paths } from '@lobby/platform/routes'
import { ofAuth } from './ofAuth.ts'
import { ofContent } from './ofContent.ts'
import { ofGames } from './ofGames.ts'
import { ofHome } from './ofHome.ts'
import { ofInstall } from './ofInstall.ts'
import { ofLottery } from './ofLottery.ts'
import { ofService } from './ofService.ts'
import { ofShell } from './ofShell.ts'
import type { View } from './visit.ts'

/** Routes that nothing is built for yet: they show that there is nothing. */
const unbuilt = {
  activity: [],
  activityInfo: [],
  deposit: [],
  withdraw: [],
  invite: [],
  mine: [],
  memberHome: [],
  inbox: [],
  messages: [],
  rewards: [],
  security: [],
  agent: [],
  moreLottery: [],
  startLottery: [],
} satisfies Partial<Record<keyof typeof paths, readonly View[]>>

/**
 * Every screen that a player can reach, in every state that looks different: the one list that `screens.spec.ts` measures and
 * `npm run merchant -- shots` pictures. It does not compile without each route of the site.
 */
export const screens = { ...ofHome, ...ofGames, ...ofLottery, ...ofAuth, ...ofService, ...ofShell, ...ofContent, ...ofInstall, ...unbuilt } satisfies Record<keyof typeof paths | keyof typeof orderPaths | 'elsewhere' | 'popup' | 'install', readonly View[]>
