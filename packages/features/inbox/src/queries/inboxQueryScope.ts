import type { Client } from '@lobby/api'
import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMember, type Session } from '@lobby/platform/session'

/** The API client, the session and the language, which every inbox query needs. */
export interface InboxQueryScope {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** Returns the scope of the inbox queries. Call it only below `<MembersOnly>`, because it needs a session. */
export function useInboxQueryScope(): InboxQueryScope {
  const { language } = useLanguage()
  return { api: useApi(), session: useMember(), language }
}
