import { useSyncExternalStore } from 'react'
import { savedInstallPrompt } from './saveInstallPrompt.ts'

/**
 * Shows the browser's install dialog, which works one time for each `beforeinstallprompt` event. Returns whether the
 * player accepted.
 */
async function promptInstall(): Promise<boolean> {
  const { event } = savedInstallPrompt
  savedInstallPrompt.event = undefined
  savedInstallPrompt.changed?.()
  if (!event) return false
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}

const subscribe = (listener: () => void) => {
  savedInstallPrompt.changed = listener
  return () => {
    savedInstallPrompt.changed = undefined
  }
}

/**
 * Returns a function that shows the browser's install dialog or null while the site cannot be installed. The caller
 * must call the function in response to a press. Only one component of a page may use it, because there is one
 * listener.
 */
export const useInstallPrompt = (): (() => Promise<boolean>) | null =>
  useSyncExternalStore(
    subscribe,
    () => savedInstallPrompt.event,
    () => undefined,
  )
    ? promptInstall
    : null
