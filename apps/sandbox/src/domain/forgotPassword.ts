import { readFileSync } from 'node:fs'
import { DAY_MS } from '@lobby/platform/calendar'
import { transaction, updateRows, type Db } from '../db/sql.ts'
import { countRequest, secondsToWait, sendMessage } from './outbox.ts'
import type { Language } from './language.ts'
import { hashPassword, temporaryPassword } from './password.ts'
import { memberByName, nameKey } from './people.ts'
import { Refused } from './refused.ts'
import { fill, type Values } from './template.ts'
import type { Tenant } from './tenants.ts'

const mailsADay = 5
const pause = 60_000

/** The letter with a temporary password: its subject, a line end, its text. */
function letterOf(language: Language, values: Values): { readonly subject: string; readonly text: string } {
  const file = new URL(`../seed/content/${language}/temporaryPassword.txt`, import.meta.url)
  const [subject = '', ...lines] = fill(readFileSync(file, 'utf8').trimEnd(), values, String).split('\n')
  return { subject, text: lines.join('\n') }
}

export interface ForgotPassword {
  readonly tenant: Tenant
  readonly language: Language
  readonly host: string
  readonly username: string
  readonly email: string
}

/**
 * Mails a temporary password, good for a day beside the own one. Whether name and address belong together is not to be told: the work
 * is the same, and so is the answer. Requests are counted by name and address together, right or wrong. So requests with wrong names
 * do not use up the member's own, and the limit does not show which names are right.
 * @throws Refused `limit.exceeded` for a name and an address that have asked within the minute, or five times a day
 */
export async function forgotPassword(
  db: Db,
  { tenant, language, host, username, email }: ForgotPassword,
  now: number,
): Promise<void> {
  const recipient = email.toLowerCase()
  const counted = `mail ${recipient} ${nameKey(username)}`
  const retryAfter = Math.max(
    secondsToWait(db, tenant.id, counted, 1, pause, now),
    secondsToWait(db, tenant.id, counted, mailsADay, DAY_MS, now),
  )
  if (retryAfter > 0) throw new Refused('limit.exceeded', { retryAfter })
  countRequest(db, tenant.id, counted, now)
  const found = memberByName(db, tenant.id, username)
  const known = found?.email?.toLowerCase() === recipient && !found.disabled
  const password = temporaryPassword()
  const hash = await hashPassword(password)
  transaction(db, () => {
    updateRows(
      db,
      'member',
      { tenant: tenant.id, id: known && found ? found.id : -1 },
      { temporary_password: hash, temporary_ends_at: now + DAY_MS },
    )
    sendMessage(
      db,
      {
        tenant: tenant.id,
        channel: 'mail',
        recipient,
        ...letterOf(language, { house: tenant.name, name: username, password, host }),
      },
      known,
      now,
    )
  })
}
