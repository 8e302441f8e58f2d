import { useLanguage } from '@lobby/i18n'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import { useStorage } from '../storage/index.ts'
import { memberInfoQuery } from './queries.ts'

/**
 * Returns the result of `memberInfoQuery`. Its `refetch` always fetches from the platform (CONF-055).
 */
export function useMemberInfo(session: Session | null) {
  const { language } = useLanguage()
  return useQuery(memberInfoQuery(useApi(), session, useStorage(), language))
}
