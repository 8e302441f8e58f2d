import { DAY_MS } from '@lobby/platform/calendar'
import type { Db } from '../db/sql.ts'
import { deliverMail } from '../domain/mail.ts'
import { memberByName } from '../domain/people.ts'
import type { Tenant } from '../domain/tenants.ts'
import { demoPeople } from './demoPeople.ts'
import { demoMails } from './mails.ts'

/** The mails of the demo's people, the newest three days old, the one of welcome as old as the account; what a person has had already stays as it is. */
export function seedMails(
  db: Db,
  { id: tenant, name: house, currency }: Pick<Tenant, 'id' | 'name' | 'currency'>,
  now: number,
): void {
  const mails = demoMails(house, currency)
  for (const { name, mails: [count, unread] = [0, 0] } of demoPeople) {
    const found = count > 0 ? memberByName(db, tenant, name) : undefined
    if (found === undefined) continue
    const { id: member, registeredAt } = found
    mails.slice(0, count).forEach((mail, at) => {
      const sent = mail.key === 'welcome' ? registeredAt : now - (count - at) * 3 * DAY_MS
      deliverMail(db, { ...mail, tenant, member, at: sent, readAt: at < count - unread ? sent + 3_600_000 : null })
    })
  }
}
