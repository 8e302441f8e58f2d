import { one, run, type Db } from '../db/sql.ts'
import { isEventMail, sayEvent, type MailAbout, type Mailbox } from './mail.ts'
import type { Language } from './language.ts'
import type { Owner } from './owner.ts'
import { Refused } from './refused.ts'
import { listById, type Page } from './lists.ts'

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
