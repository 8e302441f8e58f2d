import type { LaunchState, LaunchTarget } from '@lobby/platform/ports'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { roomOf, type ListedGame } from './roomOf.ts'

const RoomConfirm = lazy(() =>
  import('../components/RoomConfirm.tsx').then((module) => ({ default: module.RoomConfirm })),
)

export interface RoomsInit extends Pick<LaunchState, 'problem' | 'launch'> {
  /** Asks for the games anew: what was confirmed is no longer the price of its room. */
  readonly onOldPrice: () => void
}

/**
 * The way into games that may be private rooms (GAME-076): `play` opens one, or first asks whether to pay for it; `asking` is that question,
 * to be drawn beside the games.
 */
export function useRooms({ problem, launch, onOldPrice }: RoomsInit) {
  const [room, setRoom] = useState<ListedGame | null>(null)
  const askAnew = useEffectEvent(onOldPrice)
  // The next press asks about the price that is.
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
