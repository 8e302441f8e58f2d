import { startTransition, Suspense, useEffect, useState } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadInstallHost = () => import('./whenCalm.ts').then((module) => ({ default: module.InstallHost }))
const loadAfterHost = () => import('./whenCalm.ts').then((module) => ({ default: module.AfterHost }))

/** Milliseconds after the first screen. */
const calm = 3000

/** What nobody waits for, in a chunk of its own: once the first screen is calm, at once without a connection. It fails without a word, until there is one. */
export function Afterwards() {
  const [tries, setTries] = useState(0)
  const [isDue, setDue] = useState(!navigator.onLine)
  useEffect(() => {
    // In slices, since a finger may be on its way.
    const show = () => startTransition(() => setDue(true))
    const again = () => setTries((before) => before + 1)
    const timer = setTimeout(show, calm)
    window.addEventListener('offline', show)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', show)
      window.removeEventListener('online', again)
    }
  }, [])
  return (
    isDue && (
      <ErrorBoundary resetKey={String(tries)} fallback={() => null}>
        <Suspense fallback={null}>
          <Loaded />
        </Suspense>
      </ErrorBoundary>
    )
  )
}

function Loaded() {
  const AfterHost = useLazy(loadAfterHost, 'shell')
  const InstallHost = useLazy(loadInstallHost, 'install')
  return (
    <>
      <AfterHost />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <InstallHost />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
