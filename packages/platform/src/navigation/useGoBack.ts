import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from './routes/routes.ts'

/**
 * Returns the target of a back button: -1 (one step back) if the visit has an earlier page, otherwise home. Uses the
 * index that the router stores in each history entry, because `history.length` also counts other sites.
 *
 * @param state The value of `history.state`.
 */
export function getBackTarget(state: unknown): -1 | string {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' && index > 0 ? -1 : routes.home()
}

/**
 * Returns a function that goes back in the history, or to home if this page is the first of the visit (specification
 * part 1, section 2).
 */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const target = getBackTarget(window.history.state)
    void (typeof target === 'number' ? navigate(target) : navigate(target))
  }, [navigate])
}
