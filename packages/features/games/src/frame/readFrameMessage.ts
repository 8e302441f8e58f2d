const types = ['ready', 'balance', 'ended', 'exit', 'alive'] as const

/** What a game in a frame tells the site (docs/decisions/028). */
export type FrameMessage = (typeof types)[number]

export interface FramedGame {
  /** The frame's own window; null while there is none. */
  readonly window: unknown
  /** Where the game was opened. */
  readonly origin: string
  /** The last part of its address. */
  readonly session: string
}

/**
 * What a message says, or null for any that is not this game's to the letter: sent by its own window, from its own origin, in its own
 * session, in the one version that is known. A balance that it names is not read: what a member has is the platform's to say.
 */
export function readFrameMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  game: FramedGame,
): FrameMessage | null {
  if (source === null || source !== game.window || origin !== game.origin) return null
  if (typeof data !== 'object' || data === null) return null
  const { source: from, version, session, type } = data as Readonly<Record<string, unknown>>
  if (from !== 'lobby-game' || version !== 1 || session !== game.session) return null
  return types.find((known) => known === type) ?? null
}
