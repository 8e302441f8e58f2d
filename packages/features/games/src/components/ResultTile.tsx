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
  /** It is being opened. */
  readonly opening: boolean
  /** It is a favourite. */
  readonly on: boolean
  /** The change of its heart is under way. */
  readonly busy: boolean
  /** These two stay the same from drawing to drawing. */
  readonly onPlay: (game: ListedGame, target: LaunchTarget) => void
  readonly onHeart: (game: ListedGame, on: boolean) => void
}

/** A game of a list, with its room and its heart. It is drawn again only when something of its own has changed: not for a page that comes below. */
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
