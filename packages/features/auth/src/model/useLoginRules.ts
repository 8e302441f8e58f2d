import { useLanguage, useLoadTexts } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { useQueryClient } from '@tanstack/react-query'
import type { CheckedLogin } from './loginRules.ts'

/**
 * The rules of a sign-in (AUTH-123, AUTH-124). They come in a chunk of their own, when a field is left for the first time; where they
 * do not come, the platform is the one to judge.
 */
export function useLoginRules() {
  const loadTexts = useLoadTexts()
  const context = { api: useApi(), queries: useQueryClient(), storage: useStorage(), language: useLanguage().language }
  const load = () => import('./loginRules.ts')
  return {
    prepare: () =>
      void load()
        .then(({ rulesOfLogin }) => rulesOfLogin(context))
        .catch(() => undefined),
    check: async (username: string, password: string): Promise<CheckedLogin> => {
      try {
        const { checkLogin } = await load()
        const checked = await checkLogin(username, password, context)
        if (checked.problems.username ?? checked.problems.password) await loadTexts(['errors'])
        return checked
      } catch {
        return { username: username.trim(), problems: {} }
      }
    },
  }
}
