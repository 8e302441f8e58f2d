import { useEffect, useEffectEvent, useRef } from 'react'
import { createPulse, type PulseInit } from './createPulse.ts'

/** How often a game that is seen is asked whether it is there, in milliseconds. */
const pace = 10_000

/**
 * Follows whether a game in a frame is still there, while it is played and the page is seen: at once when the page is seen again, since
 * that is when the system has taken what it needed.
 * @returns what is told of each message of the game
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
