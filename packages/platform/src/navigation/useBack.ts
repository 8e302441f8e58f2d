import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from './routes/routes.ts'

/**
 * Where back leads: one step where the visit has an entry before this one, else home. By the number that the router gives each entry of
 * the visit: the length of the history counts other sites too, and entries of overlays.
 * @param state `history.state`
 */
export function backTarget(state: unknown): -1 | string {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' && index > 0 ? -1 : routes.home()
}

/** Goes back (specification part 1, section 2): in history, or home for a page that was opened by itself. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const target = backTarget(window.history.state)
    void (typeof target === 'number' ? navigate(target) : navigate(target))
  }, [navigate])
}
