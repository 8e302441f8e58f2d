/** The `beforeinstallprompt` event, which Chromium sends when the site can be installed. */
export interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** The saved event, and the listener to call when it changes. */
export const savedInstallPrompt: { event?: BeforeInstallPromptEvent | undefined; changed?: (() => void) | undefined } =
  {}

/**
 * Saves the browser's install event, which the site needs later to open the install dialog. The browser sends the event
 * only one time. Prevents the event's default action, so that the browser shows no install offer itself.
 */
export function saveInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    savedInstallPrompt.event = event as BeforeInstallPromptEvent
    savedInstallPrompt.changed?.()
  })
}
