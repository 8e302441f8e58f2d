/** What Chromium sends when a site may be installed. */
export interface PromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** The browser's own offer to install the site, and who waits for it. */
export const installPrompt: { event?: PromptEvent | undefined; changed?: (() => void) | undefined } = {}

/** Keeps the offer, which comes once and early, for when the site makes its own; the browser then shows none by itself. */
export function keepInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.event = event as PromptEvent
    installPrompt.changed?.()
  })
}
