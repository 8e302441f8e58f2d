import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPageBusy } from './isPageBusy.ts'

/**
 * The delay before the first try to open the dialog, and before each further try (specification part 1, sections 4 and
 * 9).
 */
const OPEN_DELAY_MS = 500

/**
 * Opens a dialog automatically, one time, after a delay. If the page is busy (`isPageBusy`) or the player is leaving
 * it, the hook tries again after another delay.
 *
 * @param isDue Returns whether the dialog opens. Called one time, when the page is not busy.
 * @param onOpened Called when the dialog opens.
 * @param isElsewhere Returns true while something other than a busy page prevents the dialog.
 * @param since The value of `performance.now()` from which the delay counts. Defaults to the time of the mount.
 * @returns Whether the dialog is open, and a function that closes it.
 */
export function useOpenDialogAutomatically(
  isDue: () => boolean,
  onOpened: () => void,
  isElsewhere: () => boolean = () => false,
  since?: number,
) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const tryToOpen = useEffectEvent(() => {
    if (isPageBusy(queries) || isElsewhere()) return false
    if (isDue()) {
      setOpen(true)
      onOpened()
    }
    return true
  })
  const firstDelay = useEffectEvent(() =>
    since === undefined ? OPEN_DELAY_MS : Math.max(0, since + OPEN_DELAY_MS - performance.now()),
  )
  useEffect(() => {
    let isLeaving = false
    const onBeforeUnload = () => {
      isLeaving = true
    }
    const onPageShow = () => {
      isLeaving = false
    }
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('pageshow', onPageShow)
    }
    const attempt = () => {
      if (!isLeaving && tryToOpen()) stop()
      else timer = setTimeout(attempt, OPEN_DELAY_MS)
    }
    let timer = setTimeout(attempt, firstDelay())
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('pageshow', onPageShow)
    return stop
  }, [])
  return [open, () => setOpen(false)] as const
}
