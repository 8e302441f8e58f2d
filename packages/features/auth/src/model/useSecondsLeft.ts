import { deviceNow } from '@lobby/platform/startup'
import { pageClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

/** Whole seconds until a time in milliseconds since 1970, counted down by the page's clock: the device's may be set meanwhile. 0 without one. */
export function useSecondsLeft(until: number | null): number {
  const [counted, setCounted] = useState<{ readonly until: number; readonly seconds: number } | null>(null)

  useEffect(() => {
    if (until === null) return
    const clock = pageClock()
    const end = clock.now() + (until - deviceNow())
    const leave = clock.join((now) => {
      const seconds = Math.max(0, Math.ceil((end - now) / 1000))
      setCounted({ until, seconds })
      if (seconds === 0) queueMicrotask(() => leave())
    })
    return leave
  }, [until])

  if (until === null) return 0
  return counted?.until === until ? counted.seconds : left(until)
}

/** Until the clock has told the time for the first time. */
const left = (until: number): number => Math.max(0, Math.ceil((until - deviceNow()) / 1000))
