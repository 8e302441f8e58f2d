import { DAY_MS } from '@lobby/platform/calendar'
import type { Db } from '../db/sql.ts'
import type { Language } from '../domain/language.ts'
import { deliverMail, type MailAbout, type NewMail } from '../domain/mail.ts'
import { memberByName } from '../domain/people.ts'
import type { Tenant } from '../domain/tenants.ts'
import { demoPeople } from './demoPeople.ts'
import { promotionFacts } from './facts.ts'
import { textOf, type Text } from './texts.ts'

type House = Pick<Tenant, 'name' | 'currency'>
/** A mail of the merchant to a member, in every language. Its key ensures that a member gets it once. */
interface SeedMail extends Pick<NewMail, 'key' | 'mailbox' | 'about'> {
  readonly texts: Readonly<Record<Language, Text>>
}

const mail = (
  { name, currency }: House,
  key: string,
  mailbox: NewMail['mailbox'],
  about?: MailAbout['kind'],
): SeedMail => {
  const text = (language: Language) => textOf('mails', language, key, { name, ...promotionFacts(currency, language) })
  return { key, mailbox, ...(about && { about: { kind: about } }), texts: { PT: text('PT'), EN: text('EN') } }
}

/** What a house writes to whoever has just joined. */
export const welcomeMail = (house: House): SeedMail => mail(house, 'welcome', 'SYSTEM')

/** The demo mail for members who have a payout account. */
export const payoutMail = 'payout'

/** The mails of the demo, the oldest first. */
export const demoMails = (house: House): readonly SeedMail[] => [
  welcomeMail(house),
  mail(house, 'new-device', 'ACCOUNT', 'SECURITY'),
  mail(house, payoutMail, 'ACCOUNT', 'SECURITY'),
  mail(house, 'cashback', 'PROMOTION', 'REWARDS'),
  mail(house, 'mission', 'PROMOTION', 'REWARDS'),
]

/** The mails of the demo's people, the newest three days old, the one of welcome as old as the account; what a person has had already stays as it is. */
export function seedMails(db: Db, house: House & Pick<Tenant, 'id'>, now: number): void {
  const tenant = house.id
  const mails = demoMails(house)
  for (const { name, mails: [count, unread] = [0, 0] } of demoPeople) {
    const found = count > 0 ? memberByName(db, tenant, name) : undefined
    if (found === undefined) continue
    const { id: member, registered_at: registeredAt } = found
    mails.slice(0, count).forEach((each, at) => {
      const sent = each.key === 'welcome' ? registeredAt : now - (count - at) * 3 * DAY_MS
      deliverMail(db, { ...each, tenant, member, at: sent, readAt: at < count - unread ? sent + 3_600_000 : null })
    })
  }
}
