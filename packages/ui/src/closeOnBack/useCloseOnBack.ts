import { useEffect, useRef } from 'react'
import { createOverlayHistory } from './createOverlayHistory.ts'

// The overlay history is created when this module loads. So after a reload of the page, Back also skips the entry of an
// overlay that was open before the reload.
const overlayHistory = typeof window === 'undefined' ? undefined : createOverlayHistory(window)

/**
 * Makes Back call `onClose` instead of leaving the page while `open` is true. If several overlays are open, Back closes
 * the one that was opened last.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })
  useEffect(() => {
    if (open) return overlayHistory?.addOverlay(() => latestOnClose.current())
  }, [open])
}
