import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { GameTile, Picture, type GameTileProps } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { LaunchState } from '@lobby/platform/ports'
import type { ListedGame } from '../model/roomOf.ts'
import { shapeOf } from '../model/shapeOf.ts'
import type { Game } from '../queries/games.ts'

export interface GameCardProps extends Pick<LaunchState, 'opening' | 'launch'> {
  readonly game: Game & Pick<ListedGame, 'code'>
  /** Of the category unless given: a rail wants one shape. */
  readonly shape?: 'portrait' | 'square'
  /** A heart, where favourites are marked. */
  readonly heart?: ReactNode
  /** What kind of room it is. */
  readonly badge?: GameTileProps['badge']
  /** Where it stands in a long list. */
  readonly place?: GameTileProps['place']
}

/** A game as a tile that opens it; `showIcon` false shows its name instead of a picture, `supportPlay` false that it rests. */
export function GameCard({
  game,
  shape = shapeOf(game.gameType),
  opening,
  launch,
  heart,
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
      place={place}
      busy={opening === game.nodeId}
      {...(badge && { badge })}
      {...(heart !== undefined && { action: heart })}
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
