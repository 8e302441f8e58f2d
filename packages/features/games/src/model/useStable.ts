import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same for as long as its component is there and does what it was given last: for parts that are drawn again only
 * when something of theirs has changed. It answers events, and is not called while anything is drawn.
 */
export function useStable<Args extends readonly unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
