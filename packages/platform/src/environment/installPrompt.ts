import { useSyncExternalStore } from 'react'

interface PromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

let kept: PromptEvent | null = null
const listeners = new Set<() => void>()
const keep = (event: PromptEvent | null) => {
  kept = event
  for (const listener of listeners) listener()
}

/**
 * Keeps the browser's own offer to install the site, which comes once, early, and in Chromium alone, for when the site makes its own. The
 * browser then shows none by itself.
 */
export function keepInstallPrompt(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as PromptEvent)
  })
  target.addEventListener('appinstalled', () => keep(null))
}

/** Asks the player by the browser's own dialog; it can be asked once. Gives whether the site is installed now. */
async function ask(): Promise<boolean> {
  const event = kept
  keep(null)
  if (!event) return false
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The browser's offer to install the site, to be called at a press; null while there is none. */
export const useInstallPrompt = (): (() => Promise<boolean>) | null => (useSyncExternalStore(watch, () => kept, () => null) ? ask : null)
