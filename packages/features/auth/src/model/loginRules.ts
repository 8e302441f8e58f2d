import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { SiteStorage } from '@lobby/platform/storage'
import { compilePattern, buildValidationRules, verifyField, type ValidationRules } from '@lobby/platform/validation'
import type { QueryClient } from '@tanstack/react-query'
import { registrationRulesQuery } from '../queries/registration.ts'

export interface ValidatedLogin {
  /** The normalised username, as the client sends it. */
  readonly username: string
  /** The error text of each invalid field. An empty field has none. */
  readonly problems: { readonly username?: MessageId; readonly password?: MessageId }
}

export interface LoginRulesContext {
  readonly api: Client
  readonly queries: QueryClient
  readonly storage: SiteStorage
  readonly language: string
}

/** How long the submit waits for rules that are still loading. */
const RULES_TIMEOUT_MS = 2000

/**
 * Returns the platform's rules, and the built-in rule of each field for which the platform has none. Uses the
 * platform's stored rules if there are any.
 * @throws ApiError if the rules fail to load
 */
export async function fetchLoginRules({
  api,
  queries,
  storage,
  language,
}: LoginRulesContext): Promise<ValidationRules> {
  const { rules } = await queries.ensureQueryData(registrationRulesQuery(api, storage, language))
  return buildValidationRules(rules, compilePattern)
}

/**
 * Validates a sign-in against the rules `loginUsername` and `loginPassword`.
 * @throws ApiError if the rules fail to load
 * @throws Error if the rules do not load within the timeout
 */
export async function validateLogin(
  username: string,
  password: string,
  context: LoginRulesContext,
): Promise<ValidatedLogin> {
  const rules = await Promise.race([fetchLoginRules(context), rejectAfterTimeout()])
  const name = verifyField('loginUsername', username, { required: false, rules })
  const secret = verifyField('loginPassword', password, { required: false, rules })
  return {
    username: name.value,
    problems: {
      ...(!name.pass && { username: 'error.username' }),
      ...(!secret.pass && { password: 'error.password' }),
    },
  }
}

const rejectAfterTimeout = () =>
  new Promise<never>(
    (_, reject) =>
      void setTimeout(() => reject(new Error('The sign-in rules did not load in time.')), RULES_TIMEOUT_MS),
  )
