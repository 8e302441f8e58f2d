import type { GameType } from './gameListAddress.ts'

/** Builds the addresses of the screens around games, apart from `routes`: home has no need of them. */
export const gameRoutes = {
  lottery: (): string => '/m/lottery',
  gameCenter: (): string => '/m/gameCenter',
  /** A game in a frame of the site: which one stands in the history. */
  play: (): string => '/m/play',
  slotsCenter: (): string => '/m/slotsCenter',
  /** One vendor's games, of one of its categories if it is given. */
  gameLobby: ({ vendor, gameType }: { readonly vendor: string; readonly gameType?: GameType }): string =>
    `/m/gameLobby?${new URLSearchParams({ vassalage: vendor, ...(gameType && { gameType }) }).toString()}`,
} as const
