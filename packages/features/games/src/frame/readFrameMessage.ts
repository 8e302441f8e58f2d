const types = ['ready', 'balance', 'ended', 'exit', 'alive'] as const

/** The types of messages that a framed game sends to the site (docs/decisions/028). */
export type FrameMessage = (typeof types)[number]

export interface FramedGame {
  /** The frame's window; null before the frame exists. */
  readonly window: unknown
  /** The origin of the game's address. */
  readonly origin: string
  /** The last segment of the game's path. */
  readonly session: string
}

/**
 * Returns the type of a message, or null unless it comes from this game: from its own window, its origin, its session
 * and the known protocol version. Ignores a balance in the message, because only the platform's balance counts.
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
