import { useLanguage, useLoadTexts } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { useQueryClient } from '@tanstack/react-query'
import type { ValidatedLogin } from './loginRules.ts'

/**
 * Returns functions that validate a sign-in before the form sends it (AUTH-123, AUTH-124). The validation rules are a
 * separate chunk. If this chunk fails to load, only the platform validates the sign-in.
 */
export function useLoginRules() {
  const loadTexts = useLoadTexts()
  const context = { api: useApi(), queries: useQueryClient(), storage: useStorage(), language: useLanguage().language }
  const load = () => import('./loginRules.ts')
  return {
    prepare: () =>
      void load()
        .then(({ fetchLoginRules }) => fetchLoginRules(context))
        .catch(() => undefined),
    check: async (username: string, password: string): Promise<ValidatedLogin> => {
      try {
        const { validateLogin } = await load()
        const checked = await validateLogin(username, password, context)
        if (checked.problems.username ?? checked.problems.password) await loadTexts(['errors'])
        return checked
      } catch {
        return { username: username.trim(), problems: {} }
      }
    },
  }
}
