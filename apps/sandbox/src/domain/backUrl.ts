/**
 * Where a launched page leads back to: the path of the site that was asked for, home without one and for what is none.
 * @param siteOrigin - of the tenant's site that asked
 */
export function backUrl(siteOrigin: string, path: string | undefined): string {
  const home = `${siteOrigin}/m/home`
  if (path === undefined || !/^\/m\/[\w/]+(\?[\w=&%+.~-]*)?$/.test(path)) return home
  const url = new URL(path, siteOrigin)
  return url.origin === siteOrigin ? url.href : home
}
