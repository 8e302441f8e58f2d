import { run, transaction, type Db } from '../db/sql.ts'
import { captchaNeeded, countAttempt, forgetAttempts } from './attempts.ts'
import { answerCaptcha } from './captcha.ts'
import { verifyPassword } from './password.ts'
import { memberByName, trialType, type Member } from './people.ts'
import { Refused } from './refused.ts'
import { startSession } from './sessions.ts'

export interface SignIn {
  readonly tenant: string
  /** Asked for under the tenant's trial code: for trial accounts alone. */
  readonly trial: boolean
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId: string
}

export interface SignedIn {
  readonly token: string
  readonly member: Member
  readonly firstTime: boolean
}

/**
 * Signs a member in. Unknown names, wrong passwords and disabled accounts are refused with one code, after the same work.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`, `login.failed`; `data.captcha` says that the next attempt needs one
 */
export async function signIn(db: Db, ask: SignIn, now: number): Promise<SignedIn> {
  const { tenant, username } = ask
  const member = memberByName(db, tenant, username)
  if (member?.captchaAlways || captchaNeeded(db, tenant, username, now)) checkCaptcha(db, ask, now)
  countAttempt(db, tenant, username, now)
  const right = await verifyPassword(ask.password, member?.password)
  if (!member || !right || member.disabled || (ask.trial && member.type !== trialType)) {
    throw new Refused(
      'business',
      'login.failed',
      member?.captchaAlways || captchaNeeded(db, tenant, username, now) ? { captcha: true } : undefined,
    )
  }
  return transaction(db, () => {
    forgetAttempts(db, tenant, username)
    run(db, 'UPDATE member SET signed_in_at = :now WHERE tenant = :tenant AND id = :id', { now, tenant, id: member.id })
    return { token: startSession(db, tenant, member.id, now), member, firstTime: member.signedInAt === null }
  })
}

function checkCaptcha(db: Db, { tenant, captcha, captchaId }: SignIn, now: number): void {
  if (captcha === '') throw new Refused('business', 'login.captcha.required', { captcha: true })
  if (!answerCaptcha(db, tenant, captchaId, captcha, now)) throw new Refused('business', 'login.captcha.wrong', { captcha: true })
}
