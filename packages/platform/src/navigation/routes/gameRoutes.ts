import type { GameType } from './gameListFilters.ts'

/**
 * Builds the paths of the game screens. They are not in `routes`, because home does not need them in its first load.
 */
export const gameRoutes = {
  lottery: (): string => '/m/lottery',
  gameCenter: (): string => '/m/gameCenter',
  /** The path of the screen that shows a game in a frame. The URL of the game is in the state of the history entry. */
  play: (): string => '/m/play',
  slotsCenter: (): string => '/m/slotsCenter',
  /**
   * The path of the list of one vendor's games. With `gameType`, the page lists only the vendor's games of that
   * category.
   */
  gameLobby: ({ vendor, gameType }: { readonly vendor: string; readonly gameType?: GameType }): string =>
    `/m/gameLobby?${new URLSearchParams({ vassalage: vendor, ...(gameType && { gameType }) }).toString()}`,
} as const
