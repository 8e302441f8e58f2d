import { all, insert, type Db } from '../db/sql.ts'

export interface Message {
  readonly tenant: string
  readonly channel: 'sms' | 'mail'
  /** A number with plus and dialling code, or an address. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/**
 * Writes a message into the log that stands in for an SMS gateway and a mail server.
 * @param delivered - false where nobody is to be told anything: the same work, and no message
 */
export function sendMessage(
  db: Db,
  { tenant, channel, recipient, subject, text }: Message,
  delivered: boolean,
  now: number,
): void {
  insert(db, 'message', { tenant, channel, recipient, subject, text, delivered: delivered ? 1 : 0, at: now })
}

/** The delivered messages, the newest first. @param to - a recipient or the end of one, for example a number without its dialling code */
export function deliveredMessages(
  db: Db,
  { to, tenant }: { to: string; tenant?: string },
): (Message & { readonly at: string })[] {
  return all<Message & { at: number }>(
    db,
    'SELECT tenant, channel, recipient, subject, text, at FROM message WHERE delivered = 1 ORDER BY id DESC LIMIT 500',
  )
    .filter((message) => message.recipient.endsWith(to) && (tenant === undefined || message.tenant === tenant))
    .map((message) => ({ ...message, at: new Date(message.at).toISOString() }))
}
