import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { reloadIfServerResponds, reloadAfterChunkFailure } from '../reloadAfterChunkFailure.ts'
import { ChunkLoadError } from './ChunkLoadError.tsx'

/**
 * Replaces a screen whose code failed to load. Continues to show the loading view, and reloads the page one time
 * automatically. If the code still fails to load, also shows a retry button (SHELL-127, SHELL-128).
 */
export function ScreenLoadError({ loading }: { readonly loading: ReactNode }) {
  const [state, setState] = useState<'reloading' | 'stuck' | 'trying'>('reloading')
  useEffect(() => {
    void reloadAfterChunkFailure().then((reloads) => reloads || setState('stuck'))
  }, [])
  // A retry reloads the page, because a browser may remember a failed module until the page is reloaded.
  const retry = useCallback(() => {
    setState('trying')
    void reloadIfServerResponds().then((reloads) => reloads || setState('stuck'))
  }, [])
  return (
    <>
      {loading}
      {state !== 'reloading' && <ChunkLoadError role="alert" busy={state === 'trying'} onRetry={retry} />}
    </>
  )
}
