import { useStorage } from '@lobby/platform/storage'
import { useCallback, useSyncExternalStore } from 'react'

// Accepts several forms of the stored value, because another version of the site may have stored another form. The
// specification defines only the storage key.
const isHidden = (stored: unknown) => stored === true || stored === 1 || stored === 'true' || stored === '1'

/** Returns whether the player has closed the download bar, and a function that closes it. */
export function useDownloadBarHidden(): readonly [hidden: boolean, hide: () => void] {
  const storage = useStorage()
  const hidden = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch('hideDownloadBar', listener), [storage]),
    () => isHidden(storage.get('hideDownloadBar')),
    () => true,
  )
  return [hidden, useCallback(() => storage.set('hideDownloadBar', true), [storage])]
}
