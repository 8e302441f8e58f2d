import { useEffect, useRef } from 'react'
import { createOverlayHistory } from './overlayHistory.ts'

// Made when this is loaded: Back must pass over an entry that was left before the page was loaded again, too.
const shared = typeof window === 'undefined' ? undefined : createOverlayHistory(window)

/** While `open`, Back calls `onClose` and does not leave the page. Of several overlays it closes the one that opened last. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const heard = useRef(onClose)
  useEffect(() => {
    heard.current = onClose
  })
  useEffect(() => {
    if (open) return shared?.opened(() => heard.current())
  }, [open])
}
