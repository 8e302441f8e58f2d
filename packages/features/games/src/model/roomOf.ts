import type { GamePage } from '../queries/gameList.ts'

export type ListedGame = GamePage['games'][number]

/** The live room types of the specification (part 2, section 9); a type that is not known is a normal room. */
export type RoomType = 'normal' | 'vip' | 'private'

/** What kind of room a game is: free to enter, for VIP members, or paid at each entry. */
export function roomOf({ roomType, priceMinor = 0 }: Pick<ListedGame, 'roomType' | 'priceMinor'>): RoomType {
  if (roomType === 'private' && priceMinor > 0) return 'private'
  return roomType === 'vip' ? 'vip' : 'normal'
}
