import { useStorage } from '@lobby/platform/storage'
import { useCallback, useSyncExternalStore } from 'react'

// The name is the specification's, and so another build may have written it in its own way.
const isHidden = (stored: unknown) => stored === true || stored === 1 || stored === 'true' || stored === '1'

/** Whether the player has closed the download bar, and the way to close it. */
export function useHiddenBar(): readonly [hidden: boolean, hide: () => void] {
  const storage = useStorage()
  const hidden = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch('hideDownloadBar', listener), [storage]),
    () => isHidden(storage.get('hideDownloadBar')),
    () => true,
  )
  return [hidden, useCallback(() => storage.set('hideDownloadBar', true), [storage])]
}
