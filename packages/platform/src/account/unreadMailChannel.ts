/** The query key that all queries of mails begin with. */
export const mailsQueryKeyPrefix = ['mails'] as const

/** The message that a tab sends to the site's other tabs: the number of a member's unread mails. */
export interface UnreadMailMessage {
  readonly userName: string
  readonly count: number
}

const channelName = (merchantId: string) => `lobby:${merchantId}:mail`

/**
 * Sends the number of unread mails to the other tabs with this site. Does nothing in a browser without
 * BroadcastChannel.
 */
export function broadcastUnreadMail(merchantId: string, message: UnreadMailMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName(merchantId))
  channel.postMessage(message)
  channel.close()
}

/**
 * Listens for the number of unread mails that other tabs send.
 *
 * @returns A function that stops listening.
 */
export function subscribeUnreadMail(merchantId: string, onMessage: (message: UnreadMailMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName(merchantId))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isUnreadMessage(data)) onMessage(data)
  })
  return () => channel.close()
}

const isUnreadMessage = (data: unknown): data is UnreadMailMessage =>
  typeof data === 'object' &&
  data !== null &&
  'userName' in data &&
  typeof data.userName === 'string' &&
  'count' in data &&
  Number.isSafeInteger(data.count)
