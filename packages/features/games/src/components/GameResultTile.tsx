import { useText } from '@lobby/i18n'
import type { LaunchTarget } from '@lobby/platform/ports'
import { FavouriteToggle, type GameTileProps } from '@lobby/ui'
import { memo } from 'react'
import type { ListedGame } from '../model/getRoomType.ts'
import { useGetRoomBadgeProps } from '../model/useGetRoomBadgeProps.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'

export interface GameResultTileProps {
  readonly game: ListedGame
  readonly place: GameTileProps['articleProps']
  /** The shape of every tile of the list. */
  readonly shape: NonNullable<GameCardProps['shape']>
  /** True while the game is opening. */
  readonly isOpening: boolean
  /** True if the game is a favourite. */
  readonly isFavourite: boolean
  /** True while the platform is adding or removing the favourite. */
  readonly isChanging: boolean
  /** The parent must pass the same `onPlay` and `onFavouriteChange` at every render, because the tile is memoized. */
  readonly onPlay: (game: ListedGame, target: LaunchTarget) => void
  readonly onFavouriteChange: (game: ListedGame, on: boolean) => void
}

/**
 * Renders the tile of a game in a game list, with the badge of its room and a favourite button. The component is
 * memoized, so that another page of games does not render it again.
 */
export const GameResultTile = memo(function ResultTile({
  game,
  place,
  shape,
  isOpening,
  isFavourite,
  isChanging,
  onPlay,
  onFavouriteChange,
}: GameResultTileProps) {
  const t = useText()
  const badge = useGetRoomBadgeProps()(game)
  return (
    <GameCard
      game={game}
      articleProps={place}
      shape={shape}
      opening={isOpening ? game.nodeId : null}
      launch={(target) => onPlay(game, target)}
      badge={badge}
      favouriteButton={
        <FavouriteToggle
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
