import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { Scope } from '../queries/scope.ts'

/** Whom the platform is asked about, and in which language. Only below `<MembersOnly>`. */
export function useScope(): Scope {
  const { language } = useLanguage()
  return { api: useApi(), session: useMember(), language }
}
