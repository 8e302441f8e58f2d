import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { GameTile, Picture, type GameTileProps } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { LaunchState } from '@lobby/platform/ports'
import type { ListedGame } from '../model/getRoomType.ts'
import { getTileShape } from '../model/getTileShape.ts'
import type { Game } from '../queries/games.ts'

export interface GameCardProps extends Pick<LaunchState, 'opening' | 'launch'> {
  readonly game: Game & Pick<ListedGame, 'code'>
  /** Defaults to the shape of the game's category. A rail sets one shape for all its cards. */
  readonly shape?: 'portrait' | 'square'
  /** The favourite button, on screens that have one. */
  readonly favouriteButton?: ReactNode
  /** Names the type of a room: VIP or private. */
  readonly badge?: GameTileProps['badge']
  /** The card's position in a long list. */
  readonly place?: GameTileProps['articleProps']
}

/**
 * A game tile that launches the game. When `showIcon` is false it shows the name instead of the picture; when
 * `supportPlay` is false it says that the game is unavailable.
 */
export function GameCard({
  game,
  shape = getTileShape(game.gameType),
  opening,
  launch,
  favouriteButton,
  badge,
  place,
}: GameCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  return (
    <GameTile
      name={game.gameName}
      {...(game.vendorName !== undefined && { vendor: game.vendorName })}
      shape={shape}
      articleProps={place}
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
