import { useLanguage } from '@lobby/i18n'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import { useStorage } from '../storage/index.ts'
import { memberInfoQuery } from './queries.ts'

/** The member of this session, from the local cache first. Its `refetch` is the forced renewal (CONF-055). */
export function useMemberInfo(session: Session | null) {
  const { language } = useLanguage()
  return useQuery(memberInfoQuery(useApi(), session, useStorage(), language))
}
