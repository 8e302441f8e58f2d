import { routes } from '../navigation/routes/routes.ts'
import { useSessionStore } from '../session/index.ts'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the handler of a control that refreshes the balance. If the session has ended, the handler opens the sign-in
 * page instead (specification part 2, section 4; C27 in docs/decisions/001).
 *
 * @param refetch Fetches the balance.
 */
export function useRefreshBalance(refetch: () => unknown): () => void {
  const store = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void (store.get() ? refetch() : navigate(routes.login({ next: pathname + search })))
}
