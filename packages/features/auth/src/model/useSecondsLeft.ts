import { deviceNow } from '@lobby/platform/startup'
import { getPageClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

/**
 * Counts down the whole seconds until a time. Uses the page's clock, because the device's clock may be changed
 * meanwhile.
 * @param until - milliseconds since 1970, or null for no countdown
 * @returns seconds; 0 without a countdown
 */
export function useSecondsLeft(until: number | null): number {
  const [counted, setCounted] = useState<{ readonly until: number; readonly seconds: number } | null>(null)

  useEffect(() => {
    if (until === null) return
    const clock = getPageClock()
    const end = clock.now() + (until - deviceNow())
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

/** Returns the seconds that are left. Used until the page's clock has ticked for the first time. */
const computeSecondsLeft = (until: number): number => Math.max(0, Math.ceil((until - deviceNow()) / 1000))
