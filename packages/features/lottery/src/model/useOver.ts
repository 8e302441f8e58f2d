import { pageClock } from '@lobby/ui'
import { useCallback, useSyncExternalStore } from 'react'

const nothing = (): void => undefined

/**
 * Whether a time of the page's clock has come. It is told by the one timer of all countdowns, and at once when the page is seen again; who
 * waits for nothing any more does not keep that timer awake.
 */
export function useOver(deadline: number): boolean {
  const clock = pageClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      if (clock.now() >= deadline || deadline === Infinity) return nothing
      // Told within `join` at first, when there is nothing to leave yet.
      let leave = nothing
      leave = clock.join((now) => {
        if (now < deadline) return
        listener()
        leave()
      })
      return leave
    },
    [clock, deadline],
  )
  return useSyncExternalStore(subscribe, () => clock.now() >= deadline)
}
