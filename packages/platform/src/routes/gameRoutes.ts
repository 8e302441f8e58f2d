import type { GameType } from './gameListAddress.ts'
import { paths } from './paths.ts'

/** Builds the addresses of the screens around games, apart from `routes`: home has no need of them. */
export const gameRoutes = {
  lottery: (): string => paths.lottery,
  gameCenter: (): string => paths.gameCenter,
  /** A game in a frame of the site: which one stands in the history. */
  play: (): string => paths.play,
  slotsCenter: (): string => paths.slotsCenter,
  /** One vendor's games, of one of its categories if it is given. */
  gameLobby: ({ vendor, gameType }: { readonly vendor: string; readonly gameType?: GameType }): string =>
    `${paths.gameLobby}?${new URLSearchParams({ vassalage: vendor, ...(gameType && { gameType }) }).toString()}`,
} as const
