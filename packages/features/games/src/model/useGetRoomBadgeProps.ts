import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import type { BadgeProps } from '@lobby/ui'
import { getRoomType, type ListedGame } from './getRoomType.ts'

/**
 * Returns a function that returns the badge of a game's room: VIP, or private with the price. The badge of a normal
 * room is undefined.
 */
export function useGetRoomBadgeProps(): (game: ListedGame) => BadgeProps | undefined {
  const t = useText()
  const formatMinor = useMoneyFormat()
  return (game) => {
    const type = getRoomType(game)
    if (type === 'vip') return { kind: 'vip', text: t('games.room.vip') }
    return type === 'private'
      ? { kind: 'live', text: t('games.room.private', { price: formatMinor(game.priceMinor ?? 0) }) }
      : undefined
  }
}
