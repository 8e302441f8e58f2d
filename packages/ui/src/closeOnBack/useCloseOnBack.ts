import { useEffect, useRef } from 'react'
import { createOverlayHistory } from './createOverlayHistory.ts'

// Created when this module loads, so that Back also skips an overlay's entry that was left before the page was
// reloaded.
const overlayHistory = typeof window === 'undefined' ? undefined : createOverlayHistory(window)

/**
 * Makes Back call `onClose` instead of leaving the page while `open` is true. With several open overlays, Back closes
 * the last one opened.
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
