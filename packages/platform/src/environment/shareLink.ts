/** A link to share, with a title and a text. */
export interface ShareableLink {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The parts of `navigator` that `share` uses. Old browsers and pages without https lack some of them. */
export interface ShareApi {
  readonly share?: (data: { title: string; text: string; url: string }) => Promise<void>
  readonly canShare?: (data: { title: string; text: string; url: string }) => boolean
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/**
 * `shared`: the player shared the link with the device's share sheet. `dismissed`: the player closed the share sheet.
 * `copied`: the link is in the clipboard. `refused`: neither sharing nor copying worked, so the caller must show the
 * link.
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/**
 * Opens the device's share sheet with a link. If the device has no share sheet, copies the link to the clipboard. Call
 * this function in response to a press. Never throws.
 */
export async function shareLink(what: ShareableLink, ways: ShareApi = navigator): Promise<ShareOutcome> {
  const { title, text, url } = what
  const data = { title, text, url }
  if (ways.share && ways.canShare?.(data) !== false) {
    try {
      await ways.share(data)
      return 'shared'
    } catch (error) {
      // AbortError: the player closed the share sheet. InvalidStateError: the share sheet of an earlier press is still
      // open.
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
export const formatSharedText = ({ text, url }: ShareableLink): string => `${text} ${url}`
