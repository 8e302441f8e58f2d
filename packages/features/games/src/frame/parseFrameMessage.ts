const types = ['ready', 'balance', 'ended', 'exit', 'alive'] as const

/** The types of messages that a framed game sends to the site (decision 028). */
export type FrameMessageType = (typeof types)[number]

export interface FramedGame {
  /** The frame's window; null before the frame exists. */
  readonly window: unknown
  /** The web origin of the game's URL. */
  readonly origin: string
  /** The id of the game session: the last path segment of the game's URL. */
  readonly session: string
}

/**
 * Returns the type of a message. Returns null unless the message comes from this game's window, web origin and session,
 * and has the known protocol version.
 */
export function parseFrameMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  game: FramedGame,
): FrameMessageType | null {
  if (source === null || source !== game.window || origin !== game.origin) return null
  if (typeof data !== 'object' || data === null) return null
  const { source: from, version, session, type } = data as Readonly<Record<string, unknown>>
  if (from !== 'lobby-game' || version !== 1 || session !== game.session) return null
  return types.find((known) => known === type) ?? null
}
