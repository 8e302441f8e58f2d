import { useLanguage } from '@lobby/i18n'
import { memberInfoQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'

/** The member of this session, asked for anew whenever the screen opens, however young what is known of them (MEMB-065). */
export function useRenewedMember(session: Session | null) {
  const { language } = useLanguage()
  return useQuery({ ...memberInfoQuery(useApi(), session, useStorage(), language), refetchOnMount: 'always' })
}
