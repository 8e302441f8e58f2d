import type { BrowserContext } from '@playwright/test'

/**
 * Mocks the files that the pages of Firebase's Auth emulator load from other hosts, because tests have no internet. The
 * mock of Google's script delivers messages between a page and its frame by direct calls. The mocks of style sheets are
 * empty.
 */
export async function mockEmulatorExternalFiles(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${relay.toString()})()` }),
  )
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }))
}

type Listener = (data: unknown) => unknown
type Listeners = Map<string, PromiseWithResolvers<Listener>>
interface Channel {
  /**
   * The listeners of page and frame, by the name of the message. A message waits until its receiver, the page or the
   * frame, has registered a listener.
   */
  readonly page: Listeners
  readonly frame: Listeners
  readonly ready: PromiseWithResolvers<void>
}

/**
 * Runs in the page and in its frame, which have the same origin. Registers the listeners of page and frame, and
 * delivers each message by a direct call of the receiver's listener.
 */
function relay(): void {
  const owner = window.parent as unknown as { channel?: Channel }
  const channel = (owner.channel ??= { page: new Map(), frame: new Map(), ready: Promise.withResolvers() })
  const getListener = (listeners: Listeners, name: string) => {
    const known = listeners.get(name) ?? Promise.withResolvers<Listener>()
    listeners.set(name, known)
    return known
  }
  const createSide = (own: Listeners, other: Listeners) => ({
    register: (name: string, listener: Listener) => getListener(own, name).resolve(listener),
    send: async (name: string, data: unknown, answered?: (answers: unknown[]) => void) => {
      const listener = await getListener(other, name).promise
      try {
        answered?.([listener(data)])
      } catch {
        // Ignore the error, as Google's script does: Firebase's SDK throws an error after each report about its
        // storage.
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
        ...createSide(channel.page, channel.frame),
        restyle: () => Promise.resolve(),
        ping: () => channel.ready.promise,
      })
    },
    getParentIframe: () => {
      channel.ready.resolve()
      return createSide(channel.frame, channel.page)
    },
  }
  const load = (_name: string, { callback }: { readonly callback: () => void }) => callback()
  Object.assign(window, { gapi: { load, iframes: { CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context } } })
  const loaded = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? 'gapi_onload'
  ;(window as unknown as Record<string, (() => void) | undefined>)[loaded]?.()
}
