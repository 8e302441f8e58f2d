import { all, insert, one, type Db } from '../db/sql.ts'
import { hasText, textOf, type Text } from '../seed/texts.ts'
import type { Language } from './language.ts'
import { formatMoney } from './formatMoney.ts'

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
export const isEventMail = (kept: object): kept is EventMail => 'event' in kept && hasText('events', String(kept.event))

/** What has happened in words. @param currency - ISO 4217 */
export const sayEvent = ({ event, amountMinor }: EventMail, language: Language, currency: string): Text =>
  textOf('events', language, event, { amount: formatMoney(amountMinor, currency, language) })

export interface Told extends EventMail {
  readonly tenant: string
  readonly member: number
  /** What it happened to; with its number it is told once. */
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
