import { parseSafePath } from './parseSafePath.ts'
import { isHomePath } from './home.ts'

/**
 * Returns the path to open after a sign-in (AUTH-118): the page in `next` with its query, otherwise home. It ignores a
 * page that acts on opening, such as one that starts a game, and a query with characters that the site never writes.
 *
 * @param search The query of the sign-in page.
 * @param returns More paths that a sign-in may lead back to, although links in editors' content may not lead there.
 */
export function getPathAfterLogin(search: URLSearchParams, returns: readonly string[] = []): string {
  const next = search.get('next') ?? ''
  const [, path = '', query = ''] = /^([^?#]*)(\?[\w=&%+.-]{1,400}(?=#|$))?/.exec(next) ?? []
  const allowed = returns.includes(path) || parseSafePath(next) !== null
  return allowed && path !== '/m/login' && !isHomePath(path) ? path + query : '/m/home'
}
