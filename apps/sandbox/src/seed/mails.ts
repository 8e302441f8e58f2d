import { DAY_MS } from '@lobby/platform/calendar'
import type { Db } from '../db/sql.ts'
import type { Language } from '../domain/language.ts'
import { deliverMail, type MailTopic, type NewMail } from '../domain/mail.ts'
import { findMemberByName } from '../domain/members.ts'
import type { Tenant } from '../domain/tenants.ts'
import { demoPeople } from './demoPeople.ts'
import { buildPromotionPlaceholderValues } from './facts.ts'
import { readSeedText, type SeedText } from './texts.ts'

type MailTenant = Pick<Tenant, 'name' | 'currency'>
/**
 * A mail of the merchant to a member, in every language. Its key ensures that the mail is delivered to a member one
 * time only.
 */
interface SeedMail extends Pick<NewMail, 'key' | 'mailbox' | 'about'> {
  readonly texts: Readonly<Record<Language, SeedText>>
}

const createMail = (
  { name, currency }: MailTenant,
  key: string,
  mailbox: NewMail['mailbox'],
  about?: MailTopic['kind'],
): SeedMail => {
  const text = (language: Language) =>
    readSeedText('mails', language, key, { name, ...buildPromotionPlaceholderValues(currency, language) })
  return { key, mailbox, ...(about && { about: { kind: about } }), texts: { PT: text('PT'), EN: text('EN') } }
}

/** Returns the mail of a merchant to a new member. */
export const buildWelcomeMail = (tenant: MailTenant): SeedMail => createMail(tenant, 'welcome', 'SYSTEM')

/** The key of the demo mail about a payout account. The mail is sent only to members with a payout account. */
export const PAYOUT_ACCOUNT_MAIL_KEY = 'payout'

/** Returns the demo mails of a merchant, the oldest first. */
export const buildDemoMails = (tenant: MailTenant): readonly SeedMail[] => [
  buildWelcomeMail(tenant),
  createMail(tenant, 'new-device', 'ACCOUNT', 'SECURITY'),
  createMail(tenant, PAYOUT_ACCOUNT_MAIL_KEY, 'ACCOUNT', 'SECURITY'),
  createMail(tenant, 'cashback', 'PROMOTION', 'REWARDS'),
  createMail(tenant, 'mission', 'PROMOTION', 'REWARDS'),
]

/**
 * Delivers the demo mails to the demo people. Mails that a person already has are not changed.
 */
export function seedDemoMails(db: Db, merchant: MailTenant & Pick<Tenant, 'id'>, now: number): void {
  const tenant = merchant.id
  const mails = buildDemoMails(merchant)
  for (const { name, mails: [count, unread] = [0, 0] } of demoPeople) {
    const found = count > 0 ? findMemberByName(db, tenant, name) : undefined
    if (found === undefined) continue
    const { id: member, registered_at: registeredAt } = found
    mails.slice(0, count).forEach((each, at) => {
      const sent = each.key === 'welcome' ? registeredAt : now - (count - at) * 3 * DAY_MS
      deliverMail(db, { ...each, tenant, member, at: sent, readAt: at < count - unread ? sent + 3_600_000 : null })
    })
  }
}
