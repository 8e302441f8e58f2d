import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import type { GameType } from '@lobby/platform/routes'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { allVassalagesQuery } from '../queries/vendors.ts'
import { kinds } from './kinds.ts'

/** Returns the kinds of games that the platform has, in the order of `kinds`; every kind until the platform has answered. */
export function useKinds(): readonly GameType[] {
  const { language } = useLanguage()
  const { data } = useQuery(allVassalagesQuery(useApi(), useStorage(), language))
  return data ? kinds.filter((kind) => data.some(({ gameType }) => gameType === kind)) : kinds
}
