import type { GamePage } from '../queries/gameList.ts'

export type ListedGame = GamePage['games'][number]

/** The types of game rooms (specification part 2, section 9). An unknown type counts as normal. */
export type RoomType = 'normal' | 'vip' | 'private'

/** Returns the room type of a game. A member pays the price of a private room at each entry. */
export function getRoomType({ roomType, priceMinor = 0 }: Pick<ListedGame, 'roomType' | 'priceMinor'>): RoomType {
  if (roomType === 'private' && priceMinor > 0) return 'private'
  return roomType === 'vip' ? 'vip' : 'normal'
}
