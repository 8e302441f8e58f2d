import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { Tenant } from '../domain/tenants.ts'
import { isLocal } from './onThisMachine.ts'

/** What the server adapter tells of a connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** The addresses of this machine: proxies that are trusted unless others are named. */
export const ownMachine: readonly string[] = ['127.0.0.1', '::1']

/** Returns an address in its one spelling, without port and zone. An IPv4 address within IPv6 is an IPv4 address; other text stays as it is. */
function plainAddress(text: string): string {
  if (isIPv4(text)) return text
  const named = text.replace(/%.*$/, '')
  const { address } = SocketAddress.parse(named) ?? SocketAddress.parse(`[${named}]`) ?? { address: text }
  return address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** Returns an IPv4 address, or the first 64 bits of an IPv6 address: a client may use any address in its network. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back].slice(0, 4).join(':')
}

const isTrusted = (address: string, trusted: readonly string[]): boolean =>
  trusted.some((one) => plainAddress(one) === address)

function peerOf(connection: unknown): string | undefined {
  const address = (connection as Connection | undefined)?.incoming?.socket?.remoteAddress
  return address === undefined ? undefined : plainAddress(address)
}

/** Returns whether a request has come from a trusted proxy, or from this process. Parameters as of `clientOf`. */
export function isFromProxy(connection: unknown, trusted: readonly string[]): boolean {
  const peer = peerOf(connection)
  return peer === undefined || isTrusted(peer, trusted)
}

/**
 * Returns the network of the client: of the other end of the connection. If that is a trusted proxy, it is that of the last address in `X-Forwarded-For`
 * that is not a trusted proxy, because anybody can forge the ones before it.
 *
 * @param connection - what the server adapter knows of it; undefined for a request from this process
 * @param trusted - the addresses of the trusted proxies
 */
export function clientOf(request: Request, connection: unknown, trusted: readonly string[]): string {
  const peer = peerOf(connection)
  if (peer !== undefined && !isTrusted(peer, trusted)) return networkOf(peer)
  const named = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map(plainAddress)
  return networkOf(named.findLast((address) => !isTrusted(address, trusted)) ?? peer ?? 'local')
}

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
