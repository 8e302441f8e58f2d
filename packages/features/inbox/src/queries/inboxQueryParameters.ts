import type { Client } from '@lobby/api'
import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useMemberSession, type Session } from '@lobby/platform/session'

/** The API client, the session and the language, which every inbox query needs. */
export interface InboxQueryParameters {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** Returns the API client, the session and the language for the inbox queries. Works only inside `<MembersOnly>`. */
export function useInboxQueryParameters(): InboxQueryParameters {
  const { language } = useLanguage()
  return { api: useApi(), session: useMemberSession(), language }
}
