import { selectAll, insertRow, selectOne, type Db, runSql } from '../db/sql.ts'
import { hasSeedText, readSeedText, type SeedText } from '../seed/texts.ts'
import type { Language } from './language.ts'
import { formatMoney } from './formatMoney.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'
import { selectPageByDescendingId, type PageRequest } from './pagination.ts'

/** The mailboxes of a member, in display order. */
export const mailboxes = ['SYSTEM', 'ACCOUNT', 'PROMOTION'] as const
export type Mailbox = (typeof mailboxes)[number]

/**
 * The deposit, withdrawal, order or promotion that a mail is about, with its id in the API.
 */
export interface MailTopic {
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL' | 'ORDER' | 'PROMOTION' | 'REWARDS' | 'DOCUMENTS' | 'SECURITY' | 'FEEDBACK'
  readonly id?: string
}

/** A mail to a member. */
export interface NewMail {
  readonly tenant: string
  readonly member: number
  readonly mailbox: Mailbox
  /** Identifies the mail among the member's mails. A second mail with the same key is not delivered. */
  readonly key: string
  /**
   * A plain-text title and HTML content for each language, or an event that is rendered when the member reads the mail.
   */
  readonly texts: Readonly<Record<Language, SeedText>> | AccountEventMail
  readonly about?: MailTopic | undefined
  readonly at: number
  /** The time when the member read the mail; null if unread. */
  readonly readAt?: number | null
}

/** Delivers a mail to its mailbox. Does nothing if the member has ever received a mail with the same key. */
export function deliverMail(db: Db, { tenant, member, mailbox, key, texts, about, at, readAt = null }: NewMail): void {
  insertRow(
    db,
    'mail',
    {
      tenant,
      member,
      mailbox,
      key,
      wire: JSON.stringify(texts),
      about: about ? JSON.stringify(about) : null,
      at,
      read_at: readAt,
    },
    'IGNORE',
  )
}

/** Returns the number of a member's unread mails in all mailboxes. */
export function countUnreadMails(db: Db, tenant: string, member: number): number {
  const row = selectOne<{ count: number }>(
    db,
    'SELECT COUNT(*) AS count FROM mail WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL ' +
      'AND read_at IS NULL',
    { tenant, member },
  )
  return row?.count ?? 0
}

/** Returns the number of mails and of unread mails in each mailbox of a member. Includes empty mailboxes. */
export function countMailsByMailbox(
  db: Db,
  tenant: string,
  member: number,
): { readonly mailbox: Mailbox; readonly total: number; readonly unread: number }[] {
  const rows = selectAll<{ mailbox: string; total: number; unread: number }>(
    db,
    `SELECT mailbox, COUNT(*) AS total, SUM(read_at IS NULL) AS unread FROM mail
     WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL GROUP BY mailbox`,
    { tenant, member },
  )
  return mailboxes.map((mailbox) => {
    const { total = 0, unread = 0 } = rows.find((row) => row.mailbox === mailbox) ?? {}
    return { mailbox, total, unread }
  })
}

/** An account event that is reported to the member by mail, with its amount in minor units. */
export interface AccountEventMail {
  readonly event:
    | `deposit.${'settled' | 'failed'}`
    | `withdrawal.${'paid' | 'refused'}`
    | 'order.won'
    | `application.${'issued' | 'rejected'}`
    | `documents.${'approved' | 'rejected'}`
  readonly amountMinor: number
}

/** Returns whether the stored JSON of a mail describes an event. The JSON of all other mails contains their texts. */
const isEventMail = (stored: object): stored is AccountEventMail =>
  'event' in stored && hasSeedText('events', String(stored.event))

/** Renders the text of an event mail. @param currency - ISO 4217 */
const renderEvent = ({ event, amountMinor }: AccountEventMail, language: Language, currency: string): SeedText =>
  readSeedText('events', language, event, { amount: formatMoney(amountMinor, currency, language) })

export interface MemberNotification extends AccountEventMail {
  readonly tenant: string
  readonly member: number
  /**
   * The deposit, withdrawal, order or promotion that the mail is about.
   */
  readonly about: MailTopic
  readonly at: number
}

/** Mails a member about an account event. Repeated calls with the same `event` and `about` send one mail. */
export function notifyMember(db: Db, { tenant, member, event, amountMinor, about, at }: MemberNotification): void {
  const mailbox = event.startsWith('application.') ? 'PROMOTION' : 'ACCOUNT'
  deliverMail(db, {
    tenant,
    member,
    mailbox,
    key: `${event} ${about.id ?? at}`,
    texts: { event, amountMinor },
    about,
    at,
  })
}

interface Row {
  readonly id: number
  readonly mailbox: Mailbox
  readonly wire: string
  readonly about: string | null
  readonly at: number
  readonly read_at: number | null
}

/** A mail in one language. `content` is HTML. */
export interface RenderedMail extends Omit<Row, 'wire' | 'about'> {
  readonly about: MailTopic | undefined
  readonly title: string
  readonly content: string
}

const select = 'SELECT id, mailbox, wire, about, at, read_at'
const fromWhere = 'FROM mail WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL'

/** The language and the currency (ISO 4217) to render texts with. */
export interface MailLanguageAndCurrency {
  readonly language: Language
  readonly currency: string
}

const toReadMail = ({ wire, about, ...row }: Row, { language, currency }: MailLanguageAndCurrency): RenderedMail => {
  const stored = JSON.parse(wire) as Record<Language, { title: string; content: string }>
  const { title, content } = isEventMail(stored) ? renderEvent(stored, language, currency) : stored[language]
  return { ...row, title, content, about: about === null ? undefined : (JSON.parse(about) as MailTopic) }
}

export interface MailFilter {
  /** The mailbox to list; undefined for all mailboxes. */
  readonly mailbox: Mailbox | undefined
  /** True to list only unread mails. */
  readonly unread: boolean
}

/** Returns one page of a member's mails, the newest first. */
export function listMails(
  db: Db,
  { tenant, member }: RowOwner,
  { mailbox, unread }: MailFilter,
  writing: MailLanguageAndCurrency,
  page: PageRequest,
) {
  const from = `${fromWhere} AND (:mailbox IS NULL OR mailbox = :mailbox)${unread ? ' AND read_at IS NULL' : ''}`
  const { rows, ...more } = selectPageByDescendingId<Row>(
    db,
    { select, from },
    { tenant, member, mailbox: mailbox ?? null },
    page,
  )
  return { rows: rows.map((row) => toReadMail(row, writing)), ...more }
}

/** Returns a member's mail by its id. @throws Refused `mail.unknown` */
export function getMail(
  db: Db,
  { tenant, member }: RowOwner,
  id: number,
  writing: MailLanguageAndCurrency,
): RenderedMail {
  const row = selectOne<Row>(db, `${select} ${fromWhere} AND id = :id`, { tenant, member, id })
  if (!row) throw new Refused('mail.unknown')
  return toReadMail(row, writing)
}

const idFilter = '(:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))'

/**
 * Marks a member's mails as read. Mails that are already read keep their `readAt`.
 * @param ids - the mails to mark; undefined for all mails
 */
export function markMailsRead(
  db: Db,
  { tenant, member }: RowOwner,
  ids: readonly number[] | undefined,
  now: number,
): void {
  runSql(
    db,
    `UPDATE mail SET read_at = :now WHERE tenant = :tenant AND member = :member AND read_at IS NULL AND ${idFilter}`,
    { tenant, member, now, ids: ids ? JSON.stringify(ids) : null },
  )
}

/** Deletes a member's mails. Their rows stay in the database, so that `deliverMail` does not deliver them again. */
export function deleteMails(db: Db, { tenant, member }: RowOwner, ids: readonly number[], now: number): void {
  runSql(
    db,
    'UPDATE mail SET deleted_at = :now WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL ' +
      `AND ${idFilter}`,
    { tenant, member, now, ids: JSON.stringify(ids) },
  )
}
