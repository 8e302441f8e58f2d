import { getDeviceNow } from '@lobby/platform/startup'
import { getPageCountdownClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

/**
 * Returns the whole seconds until a point in time, and counts down. Uses the page's monotonic clock, because the
 * device's clock may change.
 * @param until - the end in milliseconds since 1970; null for no countdown
 * @returns seconds; 0 without a countdown
 */
export function useSecondsLeft(until: number | null): number {
  const [counted, setCounted] = useState<{ readonly until: number; readonly seconds: number } | null>(null)

  useEffect(() => {
    if (until === null) return
    const clock = getPageCountdownClock()
    const end = clock.now() + (until - getDeviceNow())
    const leave = clock.subscribe((now) => {
      const seconds = Math.max(0, Math.ceil((end - now) / 1000))
      setCounted({ until, seconds })
      if (seconds === 0) queueMicrotask(() => leave())
    })
    return leave
  }, [until])

  if (until === null) return 0
  return counted?.until === until ? counted.seconds : computeSecondsLeft(until)
}

/** Returns the remaining seconds for the first render, before the page's clock has ticked. */
const computeSecondsLeft = (until: number): number => Math.max(0, Math.ceil((until - getDeviceNow()) / 1000))
