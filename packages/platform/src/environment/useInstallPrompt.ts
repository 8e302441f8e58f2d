import { useSyncExternalStore } from 'react'
import { installPrompt } from './keepInstallPrompt.ts'

/** Asks the player by the browser's own dialog; it can be asked once. Gives whether the site is installed now. */
async function ask(): Promise<boolean> {
  const { event } = installPrompt
  installPrompt.event = undefined
  installPrompt.changed?.()
  if (!event) return false
  await event.prompt()
  return (await event.userChoice).outcome === 'accepted'
}

const watch = (listener: () => void) => {
  installPrompt.changed = listener
  return () => {
    installPrompt.changed = undefined
  }
}

/** The browser's offer to install the site, to be called at a press; null while there is none. For one component of a page. */
export const useInstallPrompt = (): (() => Promise<boolean>) | null =>
  useSyncExternalStore(
    watch,
    () => installPrompt.event,
    () => undefined,
  )
    ? ask
    : null
