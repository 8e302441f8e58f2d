import { useText } from '@lobby/i18n'
import type { LaunchTarget } from '@lobby/platform/ports'
import { Heart, type GameTileProps } from '@lobby/ui'
import { memo } from 'react'
import type { ListedGame } from '../model/roomOf.ts'
import { useRoomBadge } from '../model/useRoomBadge.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'

export interface ResultTileProps {
  readonly game: ListedGame
  readonly place: GameTileProps['place']
  /** The shape of every tile of the list. */
  readonly shape: NonNullable<GameCardProps['shape']>
  /** True while the game is opening. */
  readonly opening: boolean
  /** True when the game is a favourite. */
  readonly on: boolean
  /** True while a change of the favourite is in progress. */
  readonly busy: boolean
  /** Keep both callbacks identical across renders: the tile is memoized. */
  readonly onPlay: (game: ListedGame, target: LaunchTarget) => void
  readonly onHeart: (game: ListedGame, on: boolean) => void
}

/**
 * A game of a list, with its room badge and favourite button. Memoized: it does not render again when a page is
 * appended below it.
 */
export const ResultTile = memo(function ResultTile({
  game,
  place,
  shape,
  opening,
  on,
  busy,
  onPlay,
  onHeart,
}: ResultTileProps) {
  const t = useText()
  const badge = useRoomBadge()(game)
  return (
    <GameCard
      game={game}
      place={place}
      shape={shape}
      opening={opening ? game.nodeId : null}
      launch={(target) => onPlay(game, target)}
      badge={badge}
      heart={
        <Heart
          look="picture"
          on={on}
          busy={busy}
          label={t('games.favourite', { name: game.gameName })}
          onChange={(next) => onHeart(game, next)}
        />
      }
    />
  )
})
