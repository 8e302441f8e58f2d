import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { Tenant } from '../domain/tenants.ts'
import { isLocalHost } from './requireLocalHost.ts'

/** The part of the HTTP server's connection object that `identifyClient` reads. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** The addresses of this machine. They are the trusted proxies unless `trustedProxies` is set. */
export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1']

/**
 * Normalizes an IP address and removes port and zone. Converts an IPv4-mapped IPv6 address to IPv4. Returns other text
 * unchanged.
 */
function normalizeAddress(text: string): string {
  if (isIPv4(text)) return text
  const named = text.replace(/%.*$/, '')
  const { address } = SocketAddress.parse(named) ?? SocketAddress.parse(`[${named}]`) ?? { address: text }
  return address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/**
 * Returns an IPv4 address unchanged. Returns the first 64 bits of an IPv6 address, because an IPv6 client can use all
 * addresses of its /64 network.
 */
function getNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back].slice(0, 4).join(':')
}

const isTrusted = (address: string, trusted: readonly string[]): boolean =>
  trusted.some((one) => normalizeAddress(one) === address)

function getPeerAddress(connection: unknown): string | undefined {
  const address = (connection as Connection | undefined)?.incoming?.socket?.remoteAddress
  return address === undefined ? undefined : normalizeAddress(address)
}

/**
 * Returns whether a request came from a trusted proxy or from this process. See `identifyClient` for the parameters.
 */
export function isFromTrustedProxy(connection: unknown, trusted: readonly string[]): boolean {
  const peer = getPeerAddress(connection)
  return peer === undefined || isTrusted(peer, trusted)
}

/**
 * Returns the IPv4 address or the IPv6 network of the client. The client is the peer of the connection. If the peer is
 * a trusted proxy, the client is the last address in `X-Forwarded-For` that is not a trusted proxy. Earlier addresses
 * may be forged.
 *
 * @param connection - the server adapter's connection object; undefined for a request from this process
 * @param trusted - the addresses of the trusted proxies
 */
export function identifyClient(request: Request, connection: unknown, trusted: readonly string[]): string {
  const peer = getPeerAddress(connection)
  if (peer !== undefined && !isTrusted(peer, trusted)) return getNetwork(peer)
  const named = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map(normalizeAddress)
  return getNetwork(named.findLast((address) => !isTrusted(address, trusted)) ?? peer ?? 'local')
}

/** Lists the host names of a request, without ports: the host of its URL, and `X-Forwarded-Host` if present. */
export function listRequestHosts(request: Request): string[] {
  return [request.url, `http://${request.headers.get('x-forwarded-host') ?? ''}`]
    .map(parseHostname)
    .filter((host) => host !== undefined)
}

/**
 * Returns the web origin of the tenant's site that sent the request. Accepts only the tenant's host names. Accepts a
 * port only for a host of this machine and only from a trusted proxy. Otherwise a client could choose the port of links
 * in mails.
 * @param fromProxy - whether the request came from a trusted proxy, see `isFromTrustedProxy`
 */
export function getSiteOrigin(request: Request, { hosts }: Tenant, fromProxy: boolean): string {
  const forwarded = fromProxy ? request.headers.get('x-forwarded-host') : null
  const forwardedOrigin =
    forwarded === null
      ? ''
      : `${request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${forwarded}`
  const claims = [request.headers.get('origin') ?? '', request.headers.get('referer') ?? '', forwardedOrigin].map(
    parseHostname,
  )
  const host = claims.find((claim) => claim !== undefined && hosts.includes(claim)) ?? hosts[0] ?? 'localhost'
  if (!isLocalHost(host)) return `https://${host}`
  return parseHostname(forwardedOrigin) === host ? new URL(forwardedOrigin).origin : `http://${host}`
}

function parseHostname(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname: name } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? name : undefined
}
