/** The `beforeinstallprompt` event, which Chromium sends when the site can be installed. */
export interface PromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** The saved event, and the listener to call when it changes. */
export const installPrompt: { event?: PromptEvent | undefined; changed?: (() => void) | undefined } = {}

/**
 * Saves the browser's install event until the site shows its own offer. The browser sends it once, soon after loading.
 * Because its default is prevented, the browser does not show its own offer.
 */
export function keepInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.event = event as PromptEvent
    installPrompt.changed?.()
  })
}
