import { pageClock } from '@lobby/ui'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether a time of the page's clock has come. It is told by the one timer of all countdowns, and at once when the page is seen again. */
export function useOver(deadline: number): boolean {
  const clock = pageClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = clock.join((now) => {
        if (now >= deadline) listener()
      })
      return leave
    },
    [clock, deadline],
  )
  return useSyncExternalStore(subscribe, () => clock.now() >= deadline)
}
