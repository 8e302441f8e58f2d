import type { BrowserContext } from '@playwright/test'

/**
 * What the emulator's pages fetch from elsewhere: Google's loader of the messages between a page and its frame, whose place this relay
 * takes, and the looks of the sign-in window, which it can do without. SDK, frame, window and credentials are the real ones.
 */
export async function relayWindows(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${relay.toString()})()` }),
  )
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }))
}

type Hear = (data: unknown) => unknown
type Heard = Map<string, PromiseWithResolvers<Hear>>
interface Lines {
  /** What each side listens to, by the name of the message; what nobody listens to yet waits. */
  readonly page: Heard
  readonly frame: Heard
  readonly ready: PromiseWithResolvers<void>
}

/** Runs in the page and in its frame, which are of one origin: each side puts down what it listens to, and calls what the other did. */
function relay(): void {
  const owner = window.parent as unknown as { lines?: Lines }
  const lines = (owner.lines ??= { page: new Map(), frame: new Map(), ready: Promise.withResolvers() })
  const of = (side: Heard, name: string) => {
    const known = side.get(name) ?? Promise.withResolvers<Hear>()
    side.set(name, known)
    return known
  }
  const side = (own: Heard, other: Heard) => ({
    register: (name: string, hear: Hear) => of(own, name).resolve(hear),
    send: async (name: string, data: unknown, answered?: (answers: unknown[]) => void) => {
      const hear = await of(other, name).promise
      try {
        answered?.([hear(data)])
      } catch {
        // As Google's does: the SDK throws after every answer about its storage.
      }
    },
  })
  const context = {
    open: (options: { readonly url: string; readonly where: HTMLElement }, opened: (frame: object) => unknown) => {
      const element = document.createElement('iframe')
      element.hidden = true
      element.src = options.url
      options.where.append(element)
      return opened({
        ...side(lines.page, lines.frame),
        restyle: () => Promise.resolve(),
        ping: () => lines.ready.promise,
      })
    },
    getParentIframe: () => {
      lines.ready.resolve()
      return side(lines.frame, lines.page)
    },
  }
  const load = (_name: string, { callback }: { readonly callback: () => void }) => callback()
  Object.assign(window, { gapi: { load, iframes: { CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context } } })
  const loaded = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? 'gapi_onload'
  ;(window as unknown as Record<string, (() => void) | undefined>)[loaded]?.()
}
