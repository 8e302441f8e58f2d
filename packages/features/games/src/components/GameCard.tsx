import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { GameTile, Picture, type GameTileProps } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { GameLaunchState } from '@lobby/platform/ports'
import type { ListedGame } from '../model/getRoomType.ts'
import { getGameTileShape } from '../model/getGameTileShape.ts'
import type { Game } from '../queries/games.ts'

export interface GameCardProps extends Pick<GameLaunchState, 'opening' | 'launch'> {
  readonly game: Game & Pick<ListedGame, 'code'>
  /** The shape of the tile; by default, the shape for the game's kind. */
  readonly shape?: 'portrait' | 'square'
  /** The favourite button, on screens that have one. */
  readonly favouriteButton?: ReactNode
  /** A label for the type of a room: VIP or private. */
  readonly badge?: GameTileProps['badge']
  /** The attributes for the tile's position in a list that renders only the visible tiles. */
  readonly articleProps?: GameTileProps['articleProps']
}

/**
 * Renders the tile of a game. A press launches the game. If `showIcon` is false, the tile shows the game's name and no
 * picture. If `supportPlay` is false, the tile says that the game is unavailable.
 */
export function GameCard({
  game,
  shape = getGameTileShape(game.gameType),
  opening,
  launch,
  favouriteButton,
  badge,
  articleProps,
}: GameCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  return (
    <GameTile
      name={game.gameName}
      {...(game.vendorName !== undefined && { vendor: game.vendorName })}
      shape={shape}
      articleProps={articleProps}
      busy={opening === game.nodeId}
      {...(badge && { badge })}
      {...(favouriteButton !== undefined && { action: favouriteButton })}
      {...(!game.supportPlay && { unavailableLabel: t('games.tile.unavailable') })}
      onPlay={() =>
        launch({
          vendor: game.vassalage,
          roomId: game.roomId,
          nodeId: game.nodeId,
          category: game.gameType,
          name: game.gameName,
          ...(game.code !== undefined && { code: game.code }),
        })
      }
      picture={
        <Picture
          path={game.iconUrl}
          hosts={game.showIcon ? hosts : []}
          alt=""
          name={game.gameName}
          width={240}
          height={shape === 'portrait' ? 320 : 240}
        />
      }
    />
  )
}
