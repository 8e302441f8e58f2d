import type { Db } from '../db/sql.ts'
import type { EventMail } from './eventMails.ts'
import { deliverMail, type MailAbout } from './mail.ts'

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
