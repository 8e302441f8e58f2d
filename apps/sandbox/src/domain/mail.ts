import { all, insert, one, type Db, run } from '../db/sql.ts'
import { hasText, textOf, type Text } from '../seed/texts.ts'
import type { Language } from './language.ts'
import { formatMoney } from './formatMoney.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'
import { listById, type Page } from './lists.ts'

/** The mailboxes of a member, in the order in which they are shown. */
export const mailboxes = ['SYSTEM', 'ACCOUNT', 'PROMOTION'] as const
export type Mailbox = (typeof mailboxes)[number]

/** What a mail speaks of: `id` is the wire's, of a deposit, a withdrawal, an order or a promotion. */
export interface MailAbout {
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL' | 'ORDER' | 'PROMOTION' | 'REWARDS' | 'DOCUMENTS' | 'SECURITY' | 'FEEDBACK'
  readonly id?: string
}

/** A mail to a member. */
export interface NewMail {
  readonly tenant: string
  readonly member: number
  readonly mailbox: Mailbox
  /** Unique for the member: the same key is delivered once. */
  readonly key: string
  /** The title is plain text, the content HTML; or what has happened, put into words when it is read. */
  readonly texts: Readonly<Record<Language, Text>> | EventMail
  readonly about?: MailAbout | undefined
  readonly at: number
  /** When the member read it; null for not yet. */
  readonly readAt?: number | null
}

/** Puts a mail into its mailbox. One that is there already, or was deleted there, stays as it is. */
export function deliverMail(db: Db, { tenant, member, mailbox, key, texts, about, at, readAt = null }: NewMail): void {
  insert(
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

/** How many mails of a member are unread, in all mailboxes. */
export function unreadMails(db: Db, tenant: string, member: number): number {
  const row = one<{ count: number }>(
    db,
    'SELECT COUNT(*) AS count FROM mail WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL AND read_at IS NULL',
    { tenant, member },
  )
  return row?.count ?? 0
}

/** What lies in each mailbox of a member, empty ones too. */
export function mailboxCounts(
  db: Db,
  tenant: string,
  member: number,
): { readonly mailbox: Mailbox; readonly total: number; readonly unread: number }[] {
  const rows = all<{ mailbox: string; total: number; unread: number }>(
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

/** What has happened to an account that its owner is written about, with its amount in minor units. */
export interface EventMail {
  readonly event:
    | `deposit.${'settled' | 'failed'}`
    | `withdrawal.${'paid' | 'refused'}`
    | 'order.won'
    | `application.${'issued' | 'rejected'}`
    | `documents.${'approved' | 'rejected'}`
  readonly amountMinor: number
}

/** Whether what is kept of a mail is what has happened, and no text. */
const isEventMail = (kept: object): kept is EventMail => 'event' in kept && hasText('events', String(kept.event))

/** What has happened in words. @param currency - ISO 4217 */
const sayEvent = ({ event, amountMinor }: EventMail, language: Language, currency: string): Text =>
  textOf('events', language, event, { amount: formatMoney(amountMinor, currency, language) })

export interface Told extends EventMail {
  readonly tenant: string
  readonly member: number
  /** The thing that the mail is about, with its number. A mail about it is sent once. */
  readonly about: MailAbout
  readonly at: number
}

/** Writes to a member about what has happened to the account; of the same thing once. */
export function tellMember(db: Db, { tenant, member, event, amountMinor, about, at }: Told): void {
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

/** A mail in one language; its content is HTML of an editor. */
export interface ReadMail extends Omit<Row, 'wire' | 'about'> {
  readonly about: MailAbout | undefined
  readonly title: string
  readonly content: string
}

const select = 'SELECT id, mailbox, wire, about, at, read_at'
const there = 'FROM mail WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL'

/** How texts are written: in which language, and with which currency (ISO 4217). */
export interface Writing {
  readonly language: Language
  readonly currency: string
}

const inWords = ({ wire, about, ...row }: Row, { language, currency }: Writing): ReadMail => {
  const kept = JSON.parse(wire) as Record<Language, { title: string; content: string }>
  const { title, content } = isEventMail(kept) ? sayEvent(kept, language, currency) : kept[language]
  return { ...row, title, content, about: about === null ? undefined : (JSON.parse(about) as MailAbout) }
}

export interface MailFilter {
  /** All of them when undefined. */
  readonly mailbox: Mailbox | undefined
  /** Those alone that are not read. */
  readonly unread: boolean
}

/** A member's mails, the newest first. */
export function mailsOf(
  db: Db,
  { tenant, member }: Owner,
  { mailbox, unread }: MailFilter,
  writing: Writing,
  page: Page,
) {
  const from = `${there} AND (:mailbox IS NULL OR mailbox = :mailbox)${unread ? ' AND read_at IS NULL' : ''}`
  const { rows, ...more } = listById<Row>(db, { select, from }, { tenant, member, mailbox: mailbox ?? null }, page)
  return { rows: rows.map((row) => inWords(row, writing)), ...more }
}

/** A member's mail. @throws Refused `mail.unknown` */
export function mailById(db: Db, { tenant, member }: Owner, id: number, writing: Writing): ReadMail {
  const row = one<Row>(db, `${select} ${there} AND id = :id`, { tenant, member, id })
  if (!row) throw new Refused('mail.unknown')
  return inWords(row, writing)
}

const among = '(:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))'

/** Marks mails as read; all of them without ids. What is read already keeps its time. */
export function readMails(db: Db, { tenant, member }: Owner, ids: readonly number[] | undefined, now: number): void {
  run(
    db,
    `UPDATE mail SET read_at = :now WHERE tenant = :tenant AND member = :member AND read_at IS NULL AND ${among}`,
    { tenant, member, now, ids: ids ? JSON.stringify(ids) : null },
  )
}

/** Deletes mails. They stay in the database, so that a mail that comes once does not come again. */
export function deleteMails(db: Db, { tenant, member }: Owner, ids: readonly number[], now: number): void {
  run(
    db,
    `UPDATE mail SET deleted_at = :now WHERE tenant = :tenant AND member = :member AND deleted_at IS NULL AND ${among}`,
    { tenant, member, now, ids: JSON.stringify(ids) },
  )
}
