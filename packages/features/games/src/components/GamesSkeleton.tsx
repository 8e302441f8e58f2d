import type { GameListFilters } from '@lobby/platform/navigation'
import { TileGrid, TileSkeleton } from '@lobby/ui'
import { getGameTileShape } from '../model/getGameTileShape.ts'

/** Renders placeholder tiles for a game list that is loading. */
export function GamesSkeleton({ gameType }: Pick<GameListFilters, 'gameType'>) {
  return (
    <div aria-busy>
      <TileGrid>
        {Array.from({ length: 12 }, (_, index) => (
          <TileSkeleton key={index} shape={getGameTileShape(gameType)} />
        ))}
      </TileGrid>
    </div>
  )
}
