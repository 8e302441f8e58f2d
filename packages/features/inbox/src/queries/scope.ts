import type { Client } from '@lobby/api'
import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMember, type Session } from '@lobby/platform/session'

/** Whom the platform is asked about, and in which language. */
export interface Scope {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** Gives it. Only below `<MembersOnly>`. */
export function useScope(): Scope {
  const { language } = useLanguage()
  return { api: useApi(), session: useMember(), language }
}
