import { readFileSync } from 'node:fs'
import { DAY_MS } from '@lobby/platform/calendar'
import { runInTransaction, updateRows, type Db } from '../db/sql.ts'
import { recordMessageRequest, getSecondsUntilRequestAllowed, storeOutboxMessage } from './outbox.ts'
import type { Language } from './language.ts'
import { hashPassword, generateTemporaryPassword } from './passwordHash.ts'
import { findMemberByName, normaliseUserName } from './members.ts'
import { Refused } from './refused.ts'
import { fillTemplate, type TemplateValues } from './template.ts'
import type { Tenant } from './tenants.ts'

const MAX_MAILS_PER_DAY = 5
const MIN_INTERVAL_MS = 60_000

/**
 * Renders the mail with a temporary password. The first line of the template file is the subject, the other lines are
 * the text.
 */
function renderMail(language: Language, values: TemplateValues): { readonly subject: string; readonly text: string } {
  const file = new URL(`../seed/content/${language}/temporaryPassword.txt`, import.meta.url)
  const [subject = '', ...lines] = fillTemplate(readFileSync(file, 'utf8').trimEnd(), values, String).split('\n')
  return { subject, text: lines.join('\n') }
}

export interface TemporaryPasswordRequest {
  readonly tenant: Tenant
  readonly language: Language
  readonly host: string
  readonly username: string
  readonly email: string
}

/**
 * Mails a temporary password, which is valid for a day in addition to the member's own password. If the user name and
 * the email address do not belong to the same member, the function does the same work but delivers no mail, so that an
 * attacker learns nothing. Requests are limited for each pair of name and address, so that wrong pairs do not use up
 * the member's own requests.
 * @throws Refused `limit.exceeded` after one request a minute or five requests a day for the same name and address
 */
export async function sendTemporaryPasswordMail(
  db: Db,
  { tenant, language, host, username, email }: TemporaryPasswordRequest,
  now: number,
): Promise<void> {
  const recipient = email.toLowerCase()
  const counted = `mail ${recipient} ${normaliseUserName(username)}`
  const retryAfter = Math.max(
    getSecondsUntilRequestAllowed(db, tenant.id, counted, 1, MIN_INTERVAL_MS, now),
    getSecondsUntilRequestAllowed(db, tenant.id, counted, MAX_MAILS_PER_DAY, DAY_MS, now),
  )
  if (retryAfter > 0) throw new Refused('limit.exceeded', { retryAfter })
  recordMessageRequest(db, tenant.id, counted, now)
  const found = findMemberByName(db, tenant.id, username)
  const known = found?.email?.toLowerCase() === recipient && !found.disabled
  const password = generateTemporaryPassword()
  const hash = await hashPassword(password)
  runInTransaction(db, () => {
    updateRows(
      db,
      'member',
      { tenant: tenant.id, id: known && found ? found.id : -1 },
      { temporary_password: hash, temporary_ends_at: now + DAY_MS },
    )
    storeOutboxMessage(
      db,
      {
        tenant: tenant.id,
        channel: 'mail',
        recipient,
        ...renderMail(language, { house: tenant.name, name: username, password, host }),
      },
      known,
      now,
    )
  })
}
