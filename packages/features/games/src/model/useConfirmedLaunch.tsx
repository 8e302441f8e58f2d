import type { GameLaunchState, LaunchTarget } from '@lobby/platform/ports'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { getRoomType, type ListedGame } from './getRoomType.ts'

const RoomConfirm = lazy(() =>
  import('../components/RoomPriceDialog.tsx').then((module) => ({ default: module.RoomPriceDialog })),
)

export interface PriceConfirmationLaunchOptions extends Pick<GameLaunchState, 'problem' | 'launch'> {
  /** Called if the platform reports that the price of a room has changed. The parent must then refetch the games. */
  readonly onPriceChange: () => void
}

/**
 * Launches games that may be private rooms (GAME-076). For a private room, `play` first asks the player to confirm the
 * price. Render `asking`, the confirmation dialog, next to the games.
 */
export function useConfirmedLaunch({ problem, launch, onPriceChange }: PriceConfirmationLaunchOptions) {
  const [room, setRoom] = useState<ListedGame | null>(null)
  const handlePriceChange = useEffectEvent(onPriceChange)
  // Refetch the games, so that the next confirmation shows the current price.
  useEffect(() => {
    if (problem === 'error.room.price') handlePriceChange()
  }, [problem])

  const play = (game: ListedGame, target: LaunchTarget) =>
    getRoomType(game) === 'private' ? setRoom(game) : launch(target)
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
