import { useFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import type { BadgeProps } from '@lobby/ui'
import { roomOf, type ListedGame } from './roomOf.ts'

/** What the tile of a game says about its room; nothing of a normal one. */
export function useRoomBadge(): (game: ListedGame) => BadgeProps | undefined {
  const t = useText()
  const { money } = useFormat()
  const { currency } = useMerchant()
  return (game) => {
    const type = roomOf(game)
    if (type === 'vip') return { kind: 'vip', text: t('games.room.vip') }
    return type === 'private'
      ? { kind: 'live', text: t('games.room.private', { price: money(game.price ?? 0, currency) }) }
      : undefined
  }
}
