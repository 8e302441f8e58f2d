/** What the server adapter tells of a connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** Who asks, as well as a sandbox can know: what the server in front of it says, else the other end of the connection. */
export function clientOf(request: Request, connection: unknown): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded || ((connection as Connection | undefined)?.incoming?.socket?.remoteAddress ?? 'local')
}
