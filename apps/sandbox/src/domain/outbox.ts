import { all, insert, one, run, oneNumber, type Db } from '../db/sql.ts'
import { DAY_MS } from '@lobby/platform/calendar'

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

/** Counts a request that sends something. Those of the last day are kept. */
export function countRequest(db: Db, tenant: string, key: string, now: number): void {
  run(db, 'DELETE FROM counted_request WHERE at <= :old', { old: now - DAY_MS })
  insert(db, 'counted_request', { tenant, key, at: now })
}

/** Returns the seconds until a key that may come `most` times within a span of milliseconds may come again; 0 if it may now. */
export function secondsToWait(db: Db, tenant: string, key: string, most: number, span: number, now: number): number {
  const deciding = one<{ at: number }>(
    db,
    'SELECT at FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since ORDER BY at DESC LIMIT 1 OFFSET :newer',
    { tenant, key, since: now - span, newer: most - 1 },
  )
  return deciding ? Math.ceil((deciding.at + span - now) / 1000) : 0
}

/** Returns how many requests of a key were counted after a time of the last day. */
export const requestsSince = (db: Db, tenant: string, key: string, since: number): number =>
  oneNumber(db, 'SELECT COUNT(*) FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since', {
    tenant,
    key,
    since,
  })
