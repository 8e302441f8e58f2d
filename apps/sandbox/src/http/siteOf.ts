import type { Tenant } from '../domain/tenants.ts'
import { isLocal } from './isLocal.ts'

/** The host names that a request names, without ports: where it was sent, and where a server in front of the sandbox got it. */
export function hostsOf(request: Request): string[] {
  return [request.url, `http://${request.headers.get('x-forwarded-host') ?? ''}`]
    .map(hostname)
    .filter((host) => host !== undefined)
}

/**
 * Returns the origin of the tenant's site that asked. Accepts only the tenant's host names. Accepts a port only for a host of this machine, and
 * only from a trusted server: a client could otherwise choose the port that links in mails and redirects lead to.
 * @param fromProxy - whether the request has come from a trusted server, see `isFromProxy`
 */
export function siteOrigin(request: Request, { hosts }: Tenant, fromProxy: boolean): string {
  const forwarded = fromProxy ? request.headers.get('x-forwarded-host') : null
  const inFront =
    forwarded === null
      ? ''
      : `${request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${forwarded}`
  const claims = [request.headers.get('origin') ?? '', request.headers.get('referer') ?? '', inFront].map(hostname)
  const host = claims.find((claim) => claim !== undefined && hosts.includes(claim)) ?? hosts[0] ?? 'localhost'
  if (!isLocal(host)) return `https://${host}`
  return hostname(inFront) === host ? new URL(inFront).origin : `http://${host}`
}

function hostname(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname: name } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? name : undefined
}
