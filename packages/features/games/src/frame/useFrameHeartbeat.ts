import { useEffect, useEffectEvent, useRef } from 'react'
import { createFrameHeartbeat, type FrameHeartbeatOptions } from './createFrameHeartbeat.ts'

/** The interval between two pings while the page is visible. */
const PING_INTERVAL_MS = 10_000

/**
 * Pings a framed game at an interval while the game is in play and the page is visible. Also pings as soon as the page
 * becomes visible again, because the operating system may have ended the hidden frame.
 * @returns a function to call for each message of the game, with true if the message answers a ping
 */
export function useFrameHeartbeat(
  played: boolean,
  init: Pick<FrameHeartbeatOptions, 'ping' | 'onGone'>,
): (answered: boolean) => void {
  const ask = useEffectEvent(init.ping)
  const onGone = useEffectEvent(init.onGone)
  const pulse = useRef<ReturnType<typeof createFrameHeartbeat>>(null)
  useEffect(() => {
    if (!played) return
    const currentPulse = createFrameHeartbeat({ ping: () => ask(), onGone: () => onGone() })
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
