import type { GameListAddress } from '@lobby/platform/navigation'
import { TileGrid, TileSkeleton } from '@lobby/ui'
import { shapeOf } from '../model/shapeOf.ts'

/** Placeholder tiles for games that are loading. */
export function GamesAwaited({ gameType }: Pick<GameListAddress, 'gameType'>) {
  return (
    <div aria-busy>
      <TileGrid>
        {Array.from({ length: 12 }, (_, index) => (
          <TileSkeleton key={index} shape={shapeOf(gameType)} />
        ))}
      </TileGrid>
    </div>
  )
}
