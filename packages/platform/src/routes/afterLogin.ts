import { orderPaths } from './lotteryOrders.ts'
import { memberPaths } from './memberRoutes.ts'
import { ownPath } from './ownPath.ts'
import { isHome, paths } from './paths.ts'
import { securityPaths } from './securityRoutes.ts'

/** Pages of a member that a sign-in may lead back to, although no text of an editor may lead there. */
const memberPages: readonly string[] = [
  ...Object.values(memberPaths),
  ...Object.values(securityPaths),
  ...Object.values(orderPaths),
  paths.startLottery,
  paths.gameLobby,
  paths.helpDetail,
]

/**
 * Returns where to go after a sign-in (AUTH-118): the page that `next` names, with its query, else home. A page that does something by itself,
 * such as starting a game, and a query with other characters than the site writes are left out.
 */
export function afterLogin(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  const [, path = '', query = ''] = /^([^?#]*)(\?[\w=&%+.-]{1,400}(?=#|$))?/.exec(next) ?? []
  const allowed = memberPages.includes(path) || ownPath(next) !== null
  return allowed && path !== paths.login && !isHome(path) ? path + query : paths.home
}
