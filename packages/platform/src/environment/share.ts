/** What is handed on: an address, with words that go before it. */
export interface Shareable {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** What a browser has to hand something on with; an old one, and a page that is not secure, lack some or all of it. */
export interface ShareWays {
  readonly share?: (data: { title: string; text: string; url: string }) => Promise<void>
  readonly canShare?: (data: { title: string; text: string; url: string }) => boolean
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/** `shared`: the device's own sheet took it; `dismissed`: that sheet was closed; `copied`; `refused`: neither, the text itself is to be shown. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'refused'

/**
 * Hands something on at a press: by the device's own sheet where there is one, else by the clipboard, else not at all: whoever called then
 * shows the text, to be selected. A sheet that was closed is an answer; nothing is copied behind the player's back. Never throws.
 */
export async function share(what: Shareable, ways: ShareWays = navigator): Promise<Shared> {
  const { title, text, url } = what
  const data = { title, text, url }
  if (ways.share && ways.canShare?.(data) !== false) {
    try {
      await ways.share(data)
      return 'shared'
    } catch (error) {
      // InvalidStateError: the sheet of the press before is open yet.
      if (error instanceof Error && /^(?:Abort|InvalidState)Error$/.test(error.name)) return 'dismissed'
    }
  }
  try {
    if (!ways.clipboard) return 'refused'
    await ways.clipboard.writeText(sharedText(what))
    return 'copied'
  } catch {
    return 'refused'
  }
}

/** The words and the address as one text, as they are copied. */
export const sharedText = ({ text, url }: Shareable): string => `${text} ${url}`
