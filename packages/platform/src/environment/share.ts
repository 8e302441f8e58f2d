/** A link to share, with its title and the text before it. */
export interface Shareable {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The parts of `navigator` that `share` uses. Old browsers and insecure pages lack some or all of them. */
export interface ShareApi {
  readonly share?: (data: { title: string; text: string; url: string }) => Promise<void>
  readonly canShare?: (data: { title: string; text: string; url: string }) => boolean
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/**
 * `shared`: the player shared the link with the device's share sheet; `dismissed`: the player closed the sheet;
 * `copied`: the link is in the clipboard; `refused`: none of these worked, so the caller shows the text.
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/**
 * Shares a link in response to a press: with the device's share sheet if there is one, otherwise by copying it to the
 * clipboard. If neither works, the caller shows the text so that the player can select it. After the player closes the
 * sheet, nothing is copied. Never throws.
 */
export async function share(what: Shareable, ways: ShareApi = navigator): Promise<ShareOutcome> {
  const { title, text, url } = what
  const data = { title, text, url }
  if (ways.share && ways.canShare?.(data) !== false) {
    try {
      await ways.share(data)
      return 'shared'
    } catch (error) {
      // InvalidStateError: the sheet of an earlier press is still open.
      if (error instanceof Error && /^(?:Abort|InvalidState)Error$/.test(error.name)) return 'dismissed'
    }
  }
  try {
    if (!ways.clipboard) return 'refused'
    await ways.clipboard.writeText(formatSharedText(what))
    return 'copied'
  } catch {
    return 'refused'
  }
}

/** Returns the text and the URL as one text, for the clipboard. */
export const formatSharedText = ({ text, url }: Shareable): string => `${text} ${url}`
