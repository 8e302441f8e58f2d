import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'
import type { ValueOf } from '@lobby/api'

/** The game to open, with what the launch call needs (specification part 2, section 7). */
export interface LaunchTarget {
  /** The vendor's code. */
  readonly vendor: string
  readonly roomId: string
  readonly nodeId: number
  readonly category: ValueOf<'popularGames'>[number]['gameType']
  /** The game's name, for what is said while it opens. */
  readonly name: string
  /** Of a private room: what the player has confirmed to pay, in minor units. */
  readonly priceMinor?: number | undefined
  /** Of a lottery: its `code`; the lobby of lotteries opens without one. */
  readonly code?: string
}

/** The way from the screen on which a game was pressed. */
export interface LaunchWay {
  /** Path and query of that screen. */
  readonly here: string
  /** To another screen of the site. */
  readonly go: (path: string, options?: { readonly state: OpenedGame }) => void
}

/**
 * Opens a game: the page goes there, or to a screen of the site.
 *
 * @throws ApiError when the platform refuses, does not answer, or names an address that is not the merchant's.
 */
export type Launch = (target: LaunchTarget, way: LaunchWay) => Promise<void>

/** What the screen of a framed game is handed in the history. */
export interface OpenedGame {
  /** The game's page, whose last part is its session. */
  readonly gameUrl: string
  readonly name: string
}

const [Context, useFilled] = requiredContext<Launch>('LauncherProvider')

/** Fills the port to the launcher. */
export function LauncherProvider({ launch, children }: { readonly launch: Launch; readonly children: ReactNode }) {
  return <Context value={launch}>{children}</Context>
}

/** Opens games. */
export const useLauncher = useFilled
