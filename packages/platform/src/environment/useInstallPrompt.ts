import { useSyncExternalStore } from 'react'
import { savedInstallPrompt } from './saveInstallPrompt.ts'

/**
 * Shows the browser's install dialog, and returns whether the player accepted. Each `beforeinstallprompt` event can
 * show the dialog only one time.
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
 * Returns a function that shows the browser's install dialog. Returns null while the site cannot be installed. Call the
 * function in response to a press. Only one component of a page may use this hook.
 */
export const useInstallPrompt = (): (() => Promise<boolean>) | null =>
  useSyncExternalStore(
    subscribe,
    () => savedInstallPrompt.event,
    () => undefined,
  )
    ? promptInstall
    : null
