import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { reload, reloadOnce } from '../reloadOnce.ts'
import { NotHere } from './NotHere.tsx'

/**
 * Where a screen's code did not come: the loading view stays while the page reloads by itself, once; where that does not help, a retry
 * stands in it (SHELL-127, SHELL-128).
 */
export function LoadFailed({ loading }: { readonly loading: ReactNode }) {
  const [state, setState] = useState<'reloading' | 'stuck' | 'trying'>('reloading')
  useEffect(() => {
    void reloadOnce().then((reloads) => reloads || setState('stuck'))
  }, [])
  // A browser may keep in mind that a module failed for as long as the page lives: so it is the page that is loaded again.
  const retry = useCallback(() => {
    setState('trying')
    void reload().then((reloads) => reloads || setState('stuck'))
  }, [])
  return (
    <>
      {loading}
      {state !== 'reloading' && <NotHere role="alert" busy={state === 'trying'} onRetry={retry} />}
    </>
  )
}
