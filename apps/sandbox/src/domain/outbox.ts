import { selectAll, insertRow, selectOne, runSql, selectNumber, type Db } from '../db/sql.ts'
import { DAY_MS } from '@lobby/platform/calendar'

export interface OutboxMessage {
  readonly tenant: string
  readonly channel: 'sms' | 'mail'
  /** A mobile number with plus and dialling code, or an email address. */
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/**
 * Stores a message. The `message` table replaces an SMS gateway and a mail server.
 * @param delivered - false if no member has the recipient's number or address; the message is stored anyway, so that
 *   the duration does not reveal whether a member exists
 */
export function storeOutboxMessage(
  db: Db,
  { tenant, channel, recipient, subject, text }: OutboxMessage,
  delivered: boolean,
  now: number,
): void {
  insertRow(db, 'message', { tenant, channel, recipient, subject, text, delivered: delivered ? 1 : 0, at: now })
}

/**
 * Returns the delivered messages, the newest first.
 * @param to - the recipient or its last characters, for example a mobile number without the dialling code
 */
export function listDeliveredMessages(
  db: Db,
  { to, tenant }: { to: string; tenant?: string },
): (OutboxMessage & { readonly at: string })[] {
  return selectAll<OutboxMessage & { at: number }>(
    db,
    'SELECT tenant, channel, recipient, subject, text, at FROM message WHERE delivered = 1 ORDER BY id DESC LIMIT 500',
  )
    .filter((message) => message.recipient.endsWith(to) && (tenant === undefined || message.tenant === tenant))
    .map((message) => ({ ...message, at: new Date(message.at).toISOString() }))
}

/**
 * Counts a request to send a message. `key` names the counter, for example by phone number. Deletes counts
 * that are older than a day.
 */
export function recordMessageRequest(db: Db, tenant: string, key: string, now: number): void {
  runSql(db, 'DELETE FROM counted_request WHERE at <= :old', { old: now - DAY_MS })
  insertRow(db, 'counted_request', { tenant, key, at: now })
}

/**
 * Returns the seconds until the next request with a counter key is allowed; 0 if it is allowed now.
 * @param max - the number of requests allowed within `spanMs` milliseconds
 */
export function getSecondsUntilRequestAllowed(
  db: Db,
  tenant: string,
  key: string,
  max: number,
  spanMs: number,
  now: number,
): number {
  const deciding = selectOne<{ at: number }>(
    db,
    'SELECT at FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since ORDER BY at DESC ' +
      'LIMIT 1 OFFSET :newer',
    { tenant, key, since: now - spanMs, newer: max - 1 },
  )
  return deciding ? Math.ceil((deciding.at + spanMs - now) / 1000) : 0
}

/** Returns how many requests with a counter key were counted after `since`, which must be within the last day. */
export const countRequestsSince = (db: Db, tenant: string, key: string, since: number): number =>
  selectNumber(db, 'SELECT COUNT(*) FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since', {
    tenant,
    key,
    since,
  })
