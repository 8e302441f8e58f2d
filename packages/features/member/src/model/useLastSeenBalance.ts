import { useStorage } from '@lobby/platform/storage'
import { useEffect } from 'react'

/**
 * Returns the balance that this member last saw on this visit, in minor units, and stores `seen` for the next call.
 * After a game, the shown amount counts from the returned balance to the current balance.
 * @param seen - the balance on the page, in minor units; undefined while the balance is unknown or hidden
 */
export function useLastSeenBalance(userName: string, seen: number | undefined): number | undefined {
  const storage = useStorage()
  useEffect(() => {
    if (seen !== undefined) storage.set('seenBalance', { userName, amountMinor: seen })
  }, [storage, userName, seen])
  const kept = storage.get('seenBalance') as { userName?: unknown; amountMinor?: unknown } | null
  return kept?.userName === userName && typeof kept.amountMinor === 'number' ? kept.amountMinor : undefined
}
