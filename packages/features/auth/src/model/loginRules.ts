import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { SiteStorage } from '@lobby/platform/storage'
import { compilePattern, rulesOf, verify, type Rules } from '@lobby/platform/validation'
import type { QueryClient } from '@tanstack/react-query'
import { registrationRulesQuery } from '../queries/registration.ts'

export interface CheckedLogin {
  /** As it is sent: normalised. */
  readonly username: string
  /** What is wrong, a text each; nothing is said of what is empty. */
  readonly problems: { readonly username?: MessageId; readonly password?: MessageId }
}

export interface LoginRulesContext {
  readonly api: Client
  readonly queries: QueryClient
  readonly storage: SiteStorage
  readonly language: string
}

/** How long a press waits for rules that are still on their way, in milliseconds. */
const patience = 2000

/** The rules in force: the platform's in the place of ours, from the local cache first. @throws ApiError when they do not come */
export async function rulesOfLogin({ api, queries, storage, language }: LoginRulesContext): Promise<Rules> {
  const { rules } = await queries.ensureQueryData(registrationRulesQuery(api, storage, language))
  return rulesOf(rules, compilePattern)
}

/**
 * Holds a sign-in against the rules `loginUsername` and `loginPassword`.
 * @throws ApiError when the rules do not come
 * @throws Error when they do not come in time
 */
export async function checkLogin(
  username: string,
  password: string,
  context: LoginRulesContext,
): Promise<CheckedLogin> {
  const rules = await Promise.race([rulesOfLogin(context), late()])
  const name = verify('loginUsername', username, { required: false, rules })
  const secret = verify('loginPassword', password, { required: false, rules })
  return {
    username: name.value,
    problems: {
      ...(!name.pass && { username: 'error.username' }),
      ...(!secret.pass && { password: 'error.password' }),
    },
  }
}

const late = () =>
  new Promise<never>(
    (_, reject) => void setTimeout(() => reject(new Error('The rules of the sign-in did not come in time.')), patience),
  )
