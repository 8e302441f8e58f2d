import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPageBusy } from './isPageBusy.ts'

/** The delay before the dialog opens, and between two tries (specification part 1, sections 4 and 9). */
const OPEN_DELAY_MS = 500

/**
 * Opens a dialog automatically, one time, after a delay. While the player is in the middle of something (`isPageBusy`)
 * or leaves the page, the hook waits another delay and tries again.
 *
 * @param isDue Decides whether the dialog opens. It is called one time, when nothing blocks the dialog. If it returns
 *   false, the dialog never opens.
 * @param onOpened Called when the dialog opens.
 * @param isElsewhere Returns true while another reason keeps the dialog closed.
 * @param since The value of `performance.now()` from which the delay counts. Defaults to the time of the mount.
 * @returns Whether the dialog is open, and a function that closes it.
 */
export function useAutoOpen(
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
