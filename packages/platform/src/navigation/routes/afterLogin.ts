import { ownPath } from './ownPath.ts'
import { isHome } from './home.ts'

/**
 * Returns where to go after a sign-in (AUTH-118): the page that `next` names, with its query, else home. A page that does something by itself,
 * such as starting a game, and a query with other characters than the site writes are left out.
 *
 * @param search The query of the sign-in's address.
 * @param returns Paths that a sign-in may lead back to, although no text of an editor may lead there.
 */
export function afterLogin(search: URLSearchParams, returns: readonly string[] = []): string {
  const next = search.get('next') ?? ''
  const [, path = '', query = ''] = /^([^?#]*)(\?[\w=&%+.-]{1,400}(?=#|$))?/.exec(next) ?? []
  const allowed = returns.includes(path) || ownPath(next) !== null
  return allowed && path !== '/m/login' && !isHome(path) ? path + query : '/m/home'
}
