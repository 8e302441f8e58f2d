import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import type { Scope } from '../queries/activities.ts'

/** Who looks at promotions, and in which language. */
export function useScope(): Scope {
  const { language } = useLanguage()
  return { api: useApi(), session: useSession(), language }
}
