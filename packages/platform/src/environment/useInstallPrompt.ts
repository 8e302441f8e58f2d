import { useSyncExternalStore } from 'react'
import { installPrompt } from './keepInstallPrompt.ts'

/** Shows the browser's install dialog, which works once for each event. Returns whether the player accepted. */
async function promptInstall(): Promise<boolean> {
  const { event } = installPrompt
  installPrompt.event = undefined
  installPrompt.changed?.()
  if (!event) return false
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}

const subscribe = (listener: () => void) => {
  installPrompt.changed = listener
  return () => {
    installPrompt.changed = undefined
  }
}

/**
 * Returns a function that shows the browser's install dialog and must be called in a press, or null while the site
 * cannot be installed. Only one component of a page may use it, because there is one listener.
 */
export const useInstallPrompt = (): (() => Promise<boolean>) | null =>
  useSyncExternalStore(
    subscribe,
    () => installPrompt.event,
    () => undefined,
  )
    ? promptInstall
    : null
