import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes/index.ts'

/** Where back leads: one step in a history of more than one entry, else home. */
export function backTarget(entries: number): -1 | string {
  return entries > 1 ? -1 : routes.home()
}

/** Goes back (specification part 1, section 2): in history, or home for a page that was opened by itself. */
export function useBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const target = backTarget(window.history.length)
    void (typeof target === 'number' ? navigate(target) : navigate(target))
  }, [navigate])
}
