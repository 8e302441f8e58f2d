import { startTransition, Suspense, useEffect, useState } from 'react'
import { useLazyComponent } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadInstallHost = () => import('./idle.chunk.ts').then((module) => ({ default: module.InstallOffersHost }))
const loadAppStatusBar = () => import('./idle.chunk.ts').then((module) => ({ default: module.AppStatusBar }))

/** The time after the first render until the first screen counts as idle. */
const IDLE_DELAY_MS = 3000

/**
 * Loads non-essential UI when the page is idle, or immediately when offline. If that fails, shows no error and retries
 * when the connection returns.
 */
export function IdleLoader() {
  const [tries, setTries] = useState(0)
  const [isDue, setDue] = useState(!navigator.onLine)
  useEffect(() => {
    // Render in a transition, so that the page can react to touches while React renders.
    const show = () => startTransition(() => setDue(true))
    const retry = () => setTries((before) => before + 1)
    const timer = setTimeout(show, IDLE_DELAY_MS)
    window.addEventListener('offline', show)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', show)
      window.removeEventListener('online', retry)
    }
  }, [])
  return (
    isDue && (
      <ErrorBoundary resetKey={String(tries)} fallback={() => null}>
        <Suspense fallback={null}>
          <IdleUi />
        </Suspense>
      </ErrorBoundary>
    )
  )
}

function IdleUi() {
  const AppStatusBar = useLazyComponent(loadAppStatusBar, 'shell')
  const InstallHost = useLazyComponent(loadInstallHost, 'install')
  return (
    <>
      <AppStatusBar />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <InstallHost />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
