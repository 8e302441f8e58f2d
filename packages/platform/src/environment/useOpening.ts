import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isPageTaken } from './isPageTaken.ts'

/** Milliseconds until it opens (specification part 1, sections 4 and 9). */
const delay = 500

/**
 * Whether a dialog that nobody asked for is open. It opens by itself, once; not over a dialog, a sheet, a press that is under way or a page
 * that is being left: then it waits the same time again.
 *
 * @param isDue Looked at when it would open.
 * @param isElsewhere What else keeps it closed, besides `isPageTaken`.
 * @param since The time of `performance.now` that the delay counts from; that of the mount unless given.
 */
export function useOpening(
  isDue: () => boolean,
  onOpened: () => void,
  isElsewhere: () => boolean = () => false,
  since?: number,
) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const tryToOpen = useEffectEvent(() => {
    if (isPageTaken(queries) || isElsewhere()) return false
    if (isDue()) {
      setOpen(true)
      onOpened()
    }
    return true
  })
  const firstDelay = useEffectEvent(() =>
    since === undefined ? delay : Math.max(0, since + delay - performance.now()),
  )
  useEffect(() => {
    let leaving = false
    const leave = () => {
      leaving = true
    }
    const come = () => {
      leaving = false
    }
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('pageshow', come)
    }
    const look = () => {
      if (!leaving && tryToOpen()) stop()
      else timer = setTimeout(look, delay)
    }
    let timer = setTimeout(look, firstDelay())
    window.addEventListener('beforeunload', leave)
    window.addEventListener('pageshow', come)
    return stop
  }, [])
  return [open, () => setOpen(false)] as const
}
