import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'
import type { ResponseValueOf } from '@lobby/api'

/** The game to launch (specification part 2, section 7). */
export interface LaunchTarget {
  /** The vendor's code. */
  readonly vendor: string
  readonly roomId: string
  readonly nodeId: number
  readonly category: ResponseValueOf<'popularGames'>[number]['gameType']
  /** The game's name, for the messages while it opens. */
  readonly name: string
  /** For a private room: the price that the player has confirmed, in minor units. */
  readonly priceMinor?: number | undefined
  /** For a lottery: its `code`. Without it, the lobby of lotteries opens. */
  readonly code?: string
}

/** The screen from which the player launches a game, and a function that opens another screen. */
export interface LaunchOrigin {
  /** The path and query of the screen. */
  readonly path: string
  /** Opens another screen of the site. */
  readonly navigate: (path: string, options?: { readonly state: FramedGameHistoryState }) => void
}

/**
 * Launches a game: in place of the site's page, or in a frame on a screen of the site.
 *
 * @throws ApiError when the platform refuses or does not respond, or when it returns a URL that is not on the
 *   merchant's list.
 */
export type LaunchFunction = (target: LaunchTarget, way: LaunchOrigin) => Promise<void>

/** The state in the history entry of the screen that shows a framed game. */
export interface FramedGameHistoryState {
  /** The URL of the game. The last part of its path identifies the game session. */
  readonly gameUrl: string
  readonly name: string
}

const [Context, useFilled] = createRequiredContext<LaunchFunction>('LauncherProvider')

/** Provides the port through which features start games. */
export function LauncherProvider({
  launch,
  children,
}: {
  readonly launch: LaunchFunction
  readonly children: ReactNode
}) {
  return <Context value={launch}>{children}</Context>
}

/** Returns the function that starts a game. */
export const useGameLauncher = useFilled
