/** What the server adapter tells of a connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** The servers in front of a sandbox that stands behind none but those of its own machine. */
export const ownMachine: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Returns who asks: the other end of the connection, or whom a trusted server in front of the sandbox names. Of a chain of servers it is the last
 * address that is none of them, because what stands before it can be claimed by anybody.
 *
 * @param connection - what the server adapter tells; without one the request comes from this process
 * @param trusted - the addresses of the servers in front
 */
export function clientOf(request: Request, connection: unknown, trusted: readonly string[]): string {
  const peer = (connection as Connection | undefined)?.incoming?.socket?.remoteAddress
  if (peer !== undefined && !trusted.includes(peer)) return peer
  const named = (request.headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return named.findLast((address) => address !== '' && !trusted.includes(address)) ?? peer ?? 'local'
}
