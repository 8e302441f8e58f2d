import type { LaunchState, LaunchTarget } from '@lobby/platform/ports'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { roomOf, type ListedGame } from './roomOf.ts'

const RoomConfirm = lazy(() =>
  import('../components/RoomConfirm.tsx').then((module) => ({ default: module.RoomConfirm })),
)

export interface RoomsInit extends Pick<LaunchState, 'problem' | 'launch'> {
  /** Refetches the games, because the price of a room has changed since it was confirmed. */
  readonly onOldPrice: () => void
}

/**
 * Opens games that may be private rooms (GAME-076). `play` launches a game, or first asks to confirm the price of a
 * private room. Render `asking`, the confirmation, next to the games.
 */
export function useRooms({ problem, launch, onOldPrice }: RoomsInit) {
  const [room, setRoom] = useState<ListedGame | null>(null)
  const askAnew = useEffectEvent(onOldPrice)
  // The next confirmation then shows the current price.
  useEffect(() => {
    if (problem === 'error.room.price') askAnew()
  }, [problem])

  const play = (game: ListedGame, target: LaunchTarget) => (roomOf(game) === 'private' ? setRoom(game) : launch(target))
  const asking = room && (
    <Suspense fallback={null}>
      <RoomConfirm
        game={room}
        onClose={() => setRoom(null)}
        onConfirm={() => {
          setRoom(null)
          const { vassalage: vendor, roomId, nodeId, gameType: category, gameName: name, priceMinor } = room
          launch({ vendor, roomId, nodeId, category, name, priceMinor })
        }}
      />
    </Suspense>
  )
  return { play, asking }
}
