import type { Tenant } from '../domain/tenants.ts'

/** The host names that a request names, without ports: where it was sent, and where a server in front of the sandbox got it. */
export function hostsOf(request: Request): string[] {
  return [request.url, `http://${request.headers.get('x-forwarded-host') ?? ''}`].map(hostname).filter((host) => host !== undefined)
}

/** The origin of the tenant's site that asked. What a stranger claims counts only when it is one of the tenant's hosts. */
export function siteOrigin(request: Request, { hosts }: Tenant): string {
  const forwarded = request.headers.get('x-forwarded-host')
  const claims = [
    request.headers.get('origin'),
    request.headers.get('referer'),
    forwarded && `${request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${forwarded}`,
  ]
  for (const claim of claims) {
    const host = hostname(claim ?? '')
    if (claim && host && hosts.includes(host)) return new URL(claim).origin
  }
  const [first = 'localhost'] = hosts
  return `${first.endsWith('localhost') ? 'http' : 'https'}://${first}`
}

function hostname(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname: name } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? name : undefined
}
