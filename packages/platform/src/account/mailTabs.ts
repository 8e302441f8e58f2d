/** The keys of everything that shows mails. */
export const mailKeys = ['mails'] as const

/** What one tab tells the others: how many mails a member has not read by now. */
export interface UnreadTold {
  readonly userName: string
  readonly count: number
}

const nameOf = (merchantId: string) => `lobby:${merchantId}:mail`

/** Tells the site's other tabs how many mails are unread; without a BroadcastChannel they find out when they are looked at. */
export function tellUnread(merchantId: string, told: UnreadTold): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(nameOf(merchantId))
  channel.postMessage(told)
  channel.close()
}

/** Hears what other tabs tell. @returns how to stop */
export function hearUnread(merchantId: string, onTold: (told: UnreadTold) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(nameOf(merchantId))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTold(data)) onTold(data)
  })
  return () => channel.close()
}

const isTold = (data: unknown): data is UnreadTold =>
  typeof data === 'object' &&
  data !== null &&
  'userName' in data &&
  typeof data.userName === 'string' &&
  'count' in data &&
  Number.isSafeInteger(data.count)
