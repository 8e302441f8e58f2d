import { routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFavourites, type FavouritesByUser } from './favouriteIds.ts'

export interface LotteryFavourites {
  /** The gameIds of the member's favourites. */
  readonly ids: readonly string[]
  readonly change: (gameId: string, on: boolean) => void
}

const none: readonly string[] = []
const listOf = (all: FavouritesByUser, user: string | undefined) =>
  user !== undefined && Object.hasOwn(all, user) ? (all[user] ?? none) : none

/**
 * Favourite lotteries, kept on this device by username (specification part 2, section 3): the same in every part of the page and in every
 * tab. A guest is sent to sign in.
 */
export function useLotteryFavourites(): LotteryFavourites {
  const storage = useStorage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const user = useSession()?.userName
  const kept = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch('lotteryFavourites', listener), [storage]),
    // As text: what is read anew each time is the same only so.
    () => JSON.stringify(storage.get('lotteryFavourites')),
  )
  const ids = useMemo(() => listOf(readFavourites(JSON.parse(kept)), user), [kept, user])

  return {
    ids,
    change: (gameId, on) => {
      if (user === undefined) return void navigate(routes.login({ next: pathname + search }))
      // From what is kept now: another tab may have marked one meanwhile.
      const all = readFavourites(storage.get('lotteryFavourites'))
      const others = listOf(all, user).filter((id) => id !== gameId)
      storage.set('lotteryFavourites', { ...all, [user]: on ? [...others, gameId] : others })
    },
  }
}
