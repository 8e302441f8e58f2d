import { routes } from '../navigation/routes/routes.ts'
import { useSessionStore } from '../session/index.ts'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * For every control that asks for the balance anew: does so with a session; without one, since it ended meanwhile, it leads to the sign-in,
 * and from there back here (specification part 2, section 4; C27).
 *
 * @param refetch Asks for the balance.
 */
export function useRefreshBalance(refetch: () => unknown): () => void {
  const store = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void (store.get() ? refetch() : navigate(routes.login({ next: pathname + search })))
}
