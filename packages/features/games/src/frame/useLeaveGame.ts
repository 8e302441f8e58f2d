import { backTarget, routes } from '@lobby/platform/navigation'
import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leaves a game for where the player was, in one step, also over the pages that the game has gone through within its frame. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate()
  // A frame's pages are entries of the same history.
  const entries = useRef(window.history.length)
  return useCallback(() => {
    const within = Math.max(0, window.history.length - entries.current)
    if (backTarget(window.history.state) === -1) void navigate(-1 - within)
    else void navigate(routes.home(), { replace: true })
  }, [navigate])
}
