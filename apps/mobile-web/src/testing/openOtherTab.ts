import { createSessionStore } from '@lobby/platform/session'
import { createStorage } from '@lobby/platform/storage'
import { onTestFinished } from 'vitest'

export interface OtherTabOptions {
  /** True if the tab sends messages through a BroadcastChannel. Otherwise other tabs receive only the storage event. */
  readonly channel?: boolean
}

/**
 * Opens the session and the storage of the merchant's site in another document of this browser, like another tab. When
 * that document writes, the test's page receives a real storage event and, with `channel`, a real message.
 */
export function openOtherTab({ channel = true }: OtherTabOptions = {}) {
  const frame = document.head.appendChild(document.createElement('iframe'))
  const window_ = frame.contentWindow as (Window & typeof globalThis) | null
  if (!window_) throw new Error('The frame has no window.')
  const opened = channel ? new window_.BroadcastChannel('lobby:session:acme01') : null
  onTestFinished(() => {
    opened?.close()
    frame.remove()
  })
  const storage = createStorage({
    merchantId: 'acme',
    backend: window_.localStorage,
    sessionBackend: window_.sessionStorage,
    target: window_,
  })
  return {
    storage,
    session: createSessionStore({
      storage,
      merchantCode: 'acme01',
      trialCode: 'acme01t',
      channel: opened,
      target: window_,
    }),
  }
}

/**
 * Isolates this page from other tabs until the test ends: removes BroadcastChannel and stops storage events.
 *
 * @returns The storage keys whose events were stopped.
 */
export function isolateFromOtherTabs(): readonly (string | null)[] {
  disableBroadcastChannel()
  const stopped: (string | null)[] = []
  const stop = (event: StorageEvent) => {
    event.stopImmediatePropagation()
    stopped.push(event.key)
  }
  window.addEventListener('storage', stop, true)
  onTestFinished(() => window.removeEventListener('storage', stop, true))
  return stopped
}

/** Removes BroadcastChannel until the test ends, as in an old browser. */
export function disableBroadcastChannel(): void {
  const { BroadcastChannel } = window
  Reflect.deleteProperty(window, 'BroadcastChannel')
  onTestFinished(
    () =>
      void Object.defineProperty(window, 'BroadcastChannel', {
        value: BroadcastChannel,
        configurable: true,
        writable: true,
      }),
  )
}
