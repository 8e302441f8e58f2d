/** The body of a developer's request; empty when it is no object. */
export async function readSwitch(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => null)
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}
