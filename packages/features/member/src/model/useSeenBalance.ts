import { useStorage } from '@lobby/platform/storage'
import { useEffect } from 'react'

/**
 * The balance that this member saw last in this visit: a game is a page of its own, and back from it the amount counts from there.
 *
 * @param seen what is shown now, in minor units; undefined while it is not known, or hidden
 */
export function useSeenBalance(userName: string, seen: number | undefined): number | undefined {
  const storage = useStorage()
  useEffect(() => {
    if (seen !== undefined) storage.set('seenBalance', { userName, amountMinor: seen })
  }, [storage, userName, seen])
  const kept = storage.get('seenBalance') as { userName?: unknown; amountMinor?: unknown } | null
  return kept?.userName === userName && typeof kept.amountMinor === 'number' ? kept.amountMinor : undefined
}
