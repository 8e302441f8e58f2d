import { useText } from '@lobby/i18n'
import type { LaunchTarget } from '@lobby/platform/ports'
import { Heart, type GameTileProps } from '@lobby/ui'
import { memo } from 'react'
import type { ListedGame } from '../model/getRoomType.ts'
import { useRoomBadge } from '../model/useRoomBadge.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'

export interface ResultTileProps {
  readonly game: ListedGame
  readonly place: GameTileProps['articleProps']
  /** The shape of every tile of the list. */
  readonly shape: NonNullable<GameCardProps['shape']>
  /** True while the game is opening. */
  readonly isOpening: boolean
  /** True when the game is a favourite. */
  readonly isFavourite: boolean
  /** True while a change of the favourite is in progress. */
  readonly isChanging: boolean
  /** Keep both callbacks identical across renders: the tile is memoized. */
  readonly onPlay: (game: ListedGame, target: LaunchTarget) => void
  readonly onFavouriteChange: (game: ListedGame, on: boolean) => void
}

/**
 * A game of a list, with its room badge and favourite button. Memoized: it does not render again when a page is
 * appended below it.
 */
export const ResultTile = memo(function ResultTile({
  game,
  place,
  shape,
  isOpening,
  isFavourite,
  isChanging,
  onPlay,
  onFavouriteChange,
}: ResultTileProps) {
  const t = useText()
  const badge = useRoomBadge()(game)
  return (
    <GameCard
      game={game}
      place={place}
      shape={shape}
      opening={isOpening ? game.nodeId : null}
      launch={(target) => onPlay(game, target)}
      badge={badge}
      favouriteButton={
        <Heart
          look="picture"
          on={isFavourite}
          busy={isChanging}
          label={t('games.favourite', { name: game.gameName })}
          onChange={(next) => onFavouriteChange(game, next)}
        />
      }
    />
  )
})
