/** The `beforeinstallprompt` event, which Chromium sends when the site can be installed. */
export interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** The saved event, and the listener to call when it changes. */
export const savedInstallPrompt: { event?: BeforeInstallPromptEvent | undefined; changed?: (() => void) | undefined } =
  {}

/**
 * Saves the browser's install event until the site shows its own offer. The browser sends the event one time, soon
 * after the page has loaded. Prevents the event's default action, so that the browser does not also show an offer.
 */
export function saveInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    savedInstallPrompt.event = event as BeforeInstallPromptEvent
    savedInstallPrompt.changed?.()
  })
}
