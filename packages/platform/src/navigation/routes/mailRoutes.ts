/** Builds the paths of a member's mails. */
export const mailRoutes = {
  /** The path of the page of one mail. */
  mail: (mailId: number): string => `/m/webEmail?id=${mailId}`,
  messages: (): string => '/m/message',
} as const

/** Reads the id of a mail from a query. Returns undefined if it is missing or invalid. */
export function readMailId(query: URLSearchParams): number | undefined {
  const id = Number(/^[1-9]\d{0,15}$/.exec(query.get('id') ?? '')?.[0])
  return Number.isSafeInteger(id) ? id : undefined
}
