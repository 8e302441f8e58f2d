/** What the server adapter tells of a connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** The addresses of this machine: proxies that are trusted unless others are named. */
export const ownMachine: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const peerOf = (connection: unknown): string | undefined => (connection as Connection | undefined)?.incoming?.socket?.remoteAddress

/** Returns whether a request has come from a trusted proxy, or from this process. Parameters as of `clientOf`. */
export function isFromProxy(connection: unknown, trusted: readonly string[]): boolean {
  const peer = peerOf(connection)
  return peer === undefined || trusted.includes(peer)
}

/**
 * Returns the address of the client: the other end of the connection. If that is a trusted proxy, it is the last address in `X-Forwarded-For` that is
 * not a trusted proxy, because anybody can forge the ones before it.
 *
 * @param connection - what the server adapter knows of it; undefined for a request from this process
 * @param trusted - the addresses of the trusted proxies
 */
export function clientOf(request: Request, connection: unknown, trusted: readonly string[]): string {
  const peer = peerOf(connection)
  if (peer !== undefined && !isFromProxy(connection, trusted)) return peer
  const named = (request.headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return named.findLast((address) => address !== '' && !trusted.includes(address)) ?? peer ?? 'local'
}
