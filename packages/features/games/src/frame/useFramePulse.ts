import { useEffect, useEffectEvent, useRef } from 'react'
import { createPulse, type PulseInit } from './createPulse.ts'

/** The interval between two pings while the page is visible. */
const pace = 10_000

/**
 * Pings a framed game while it is played and the page is visible. Pings at once when the page becomes visible again,
 * because the system ends frames of hidden pages.
 * @returns a callback to call with each message of the game, true for an answer to a ping
 */
export function useFramePulse(played: boolean, init: Pick<PulseInit, 'ask' | 'onGone'>): (answered: boolean) => void {
  const ask = useEffectEvent(init.ask)
  const onGone = useEffectEvent(init.onGone)
  const pulse = useRef<ReturnType<typeof createPulse>>(null)
  useEffect(() => {
    if (!played) return
    const own = createPulse({ ask: () => ask(), onGone: () => onGone() })
    pulse.current = own
    const look = () => (document.hidden ? own.calm() : own.beat())
    look()
    const timer = setInterval(look, pace)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      own.calm()
      pulse.current = null
    }
  }, [played])
  return (answered) => pulse.current?.heard(answered)
}
