/** Builds the addresses around a member's mails. */
export const mailRoutes = {
  /** One mail of the inbox. @param mailId As the platform numbers it. */
  mail: (mailId: number): string => `/m/webEmail?id=${mailId}`,
  messages: (): string => '/m/message',
} as const

/** The mail that an address names; undefined for none, and for what is no number of one. */
export function readMailId(query: URLSearchParams): number | undefined {
  const id = Number(/^[1-9]\d{0,15}$/.exec(query.get('id') ?? '')?.[0])
  return Number.isSafeInteger(id) ? id : undefined
}
