import { routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseFavouriteLotteries, type FavouriteLotteriesByUser } from './favouriteIds.ts'

export interface LotteryFavourites {
  /** The game ids of the member's favourite lotteries. */
  readonly ids: readonly string[]
  readonly change: (gameId: string, on: boolean) => void
}

const none: readonly string[] = []
const getUserList = (all: FavouriteLotteriesByUser, user: string | undefined) =>
  user !== undefined && Object.hasOwn(all, user) ? (all[user] ?? none) : none

/**
 * Reads and changes the member's favourite lotteries, which are stored on the device by user name (specification part
 * 2, section 3). Updates when another component or browser tab changes the favourites. Redirects a guest who marks a
 * favourite to the sign-in.
 */
export function useLotteryFavourites(): LotteryFavourites {
  const storage = useStorage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const user = useSession()?.userName
  const kept = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch('lotteryFavourites', listener), [storage]),
    // Return a string, because `useSyncExternalStore` compares values by identity.
    () => JSON.stringify(storage.get('lotteryFavourites')),
  )
  const ids = useMemo(() => getUserList(parseFavouriteLotteries(JSON.parse(kept)), user), [kept, user])

  return {
    ids,
    change: (gameId, on) => {
      if (user === undefined) return void navigate(routes.login({ next: pathname + search }))
      // Read the storage again, because another browser tab may have changed the favourites.
      const all = parseFavouriteLotteries(storage.get('lotteryFavourites'))
      const others = getUserList(all, user).filter((id) => id !== gameId)
      storage.set('lotteryFavourites', { ...all, [user]: on ? [...others, gameId] : others })
    },
  }
}
