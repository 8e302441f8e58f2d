import type { GamePage } from '../queries/gameList.ts'

export type ListedGame = GamePage['games'][number]

/** The live room types of the specification (part 2, section 9). Unknown types count as normal. */
export type RoomType = 'normal' | 'vip' | 'private'

/** Returns the room type of a game: free to enter, for VIP members, or paid at each entry. */
export function getRoomType({ roomType, priceMinor = 0 }: Pick<ListedGame, 'roomType' | 'priceMinor'>): RoomType {
  if (roomType === 'private' && priceMinor > 0) return 'private'
  return roomType === 'vip' ? 'vip' : 'normal'
}
