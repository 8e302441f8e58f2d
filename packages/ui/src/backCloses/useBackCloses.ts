import { useEffect, useRef } from 'react'
import { createOverlayHistory } from './overlayHistory.ts'

let shared: ReturnType<typeof createOverlayHistory> | undefined

/** While `open`, Back calls `onClose` and does not leave the page. Of several overlays it closes the one that opened last. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const heard = useRef(onClose)
  useEffect(() => {
    heard.current = onClose
  })
  useEffect(() => {
    if (!open) return
    shared ??= createOverlayHistory(window)
    return shared.opened(() => heard.current())
  }, [open])
}
