import { useLanguage } from '@lobby/i18n'
import { forbiddenGameType } from '@lobby/merchant'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import type { GameType } from '@lobby/platform/navigation'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { allVendorsQuery } from '../queries/vendors.ts'
import { gameKinds } from './gameKinds.ts'

/**
 * Returns the kinds of games that the platform has, in the order of `gameKinds`. Until the platform responds, returns
 * all kinds except those that the merchant's market forbids.
 */
export function useGameKinds(): readonly GameType[] {
  const { language } = useLanguage()
  const { data } = useQuery(allVendorsQuery(useApi(), useStorage(), language))
  const { market } = useMerchant()
  return gameKinds.filter((kind) =>
    data ? data.some(({ gameType }) => gameType === kind) : market === undefined || kind !== forbiddenGameType,
  )
}
