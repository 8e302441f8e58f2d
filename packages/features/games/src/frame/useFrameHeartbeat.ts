import { useEffect, useEffectEvent, useRef } from 'react'
import { createHeartbeat, type HeartbeatInit } from './createHeartbeat.ts'

/** The interval between two pings while the page is visible. */
const PING_INTERVAL_MS = 10_000

/**
 * Pings a framed game while it is played and the page is visible. Pings at once when the page becomes visible again,
 * because the system ends frames of hidden pages.
 * @returns a callback to call with each message of the game, true for an answer to a ping
 */
export function useFrameHeartbeat(
  played: boolean,
  init: Pick<HeartbeatInit, 'ping' | 'onGone'>,
): (answered: boolean) => void {
  const ask = useEffectEvent(init.ping)
  const onGone = useEffectEvent(init.onGone)
  const pulse = useRef<ReturnType<typeof createHeartbeat>>(null)
  useEffect(() => {
    if (!played) return
    const currentPulse = createHeartbeat({ ping: () => ask(), onGone: () => onGone() })
    pulse.current = currentPulse
    const pingIfVisible = () => (document.hidden ? currentPulse.stop() : currentPulse.ping())
    pingIfVisible()
    const timer = setInterval(pingIfVisible, PING_INTERVAL_MS)
    document.addEventListener('visibilitychange', pingIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pingIfVisible)
      currentPulse.stop()
      pulse.current = null
    }
  }, [played])
  return (answered) => pulse.current?.receive(answered)
}
