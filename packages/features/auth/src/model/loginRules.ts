import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { SiteStorage } from '@lobby/platform/storage'
import { compilePattern, buildValidationRules, verifyField, type ValidationRules } from '@lobby/platform/validation'
import type { QueryClient } from '@tanstack/react-query'
import { formValidationRulesQuery } from '../queries/registration.ts'

export interface ValidatedLogin {
  /** The normalised username, as the client sends it. */
  readonly username: string
  /** The error text of each invalid field; undefined for an empty field. */
  readonly problems: { readonly username?: MessageId; readonly password?: MessageId }
}

export interface LoginRulesContext {
  readonly api: Client
  readonly queries: QueryClient
  readonly storage: SiteStorage
  readonly language: string
}

/** The longest time in milliseconds that a submit waits for the validation rules. */
const RULES_TIMEOUT_MS = 2000

/**
 * Returns the platform's validation rules for the sign-in. A field without a rule of the platform gets a built-in rule.
 * Uses cached rules if there are any.
 * @throws ApiError if the rules fail to load
 */
export async function fetchLoginRules({
  api,
  queries,
  storage,
  language,
}: LoginRulesContext): Promise<ValidationRules> {
  const { rules } = await queries.ensureQueryData(formValidationRulesQuery(api, storage, language))
  return buildValidationRules(rules, compilePattern)
}

/**
 * Validates a sign-in by the rules `loginUsername` and `loginPassword`.
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
