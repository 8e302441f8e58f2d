import { routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFavourites, type FavouritesByUser } from './favouriteIds.ts'

export interface LotteryFavourites {
  /** The gameIds of the member's favourites. */
  readonly ids: readonly string[]
  readonly change: (gameId: string, on: boolean) => void
}

const none: readonly string[] = []

/** Favourite lotteries, kept on this device by username (specification part 2, section 3). A guest is sent to sign in. */
export function useLotteryFavourites(): LotteryFavourites {
  const storage = useStorage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const user = useSession()?.userName
  const [all, setAll] = useState(() => readFavourites(storage.get('lotteryFavourites')))
  const ids = user !== undefined && Object.hasOwn(all, user) ? (all[user] ?? none) : none

  return {
    ids,
    change: (gameId, on) => {
      if (user === undefined) return void navigate(routes.login({ next: pathname }))
      const next: FavouritesByUser = { ...readFavourites(storage.get('lotteryFavourites')), [user]: on ? [...ids, gameId] : ids.filter((id) => id !== gameId) }
      storage.set('lotteryFavourites', next)
      setAll(next)
    },
  }
}
