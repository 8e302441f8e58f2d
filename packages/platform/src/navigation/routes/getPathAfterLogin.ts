import { parseSafePath } from './parseSafePath.ts'
import { isHomePath } from './home.ts'

/**
 * Returns the path to open after a sign-in (AUTH-118): the path and query in `next` if they are safe, otherwise home.
 *
 * @param search The query of the sign-in page.
 * @param returns More paths that may follow a sign-in, although `parseSafePath` refuses them.
 */
export function getPathAfterLogin(search: URLSearchParams, returns: readonly string[] = []): string {
  const next = search.get('next') ?? ''
  const [, path = '', query = ''] = /^([^?#]*)(\?[\w=&%+.-]{1,400}(?=#|$))?/.exec(next) ?? []
  const allowed = returns.includes(path) || parseSafePath(next) !== null
  return allowed && path !== '/m/login' && !isHomePath(path) ? path + query : '/m/home'
}
