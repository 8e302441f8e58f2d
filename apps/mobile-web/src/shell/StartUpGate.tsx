import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { startupQuery, getStartUpMode } from '@lobby/platform/startup'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Activity, Suspense, type ReactNode } from 'react'
import { useLazyComponent } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const loadClosedSite = () => import('./closed/index.ts').then((module) => ({ default: module.ClosedSite }))

/**
 * Shows the maintenance page or the page for restricted regions instead of the site while the platform is closed
 * (specification part 2, section 4). The site stays mounted but hidden, so that its URL and all input survive. Shows
 * the site until the response of the start-up call arrives, and if the call fails.
 */
export function StartUpGate({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { data } = useQuery(startupQuery(useApi()))
  const mode = data ? getStartUpMode(data) : 0
  const renderFallback = (reset: () => void) => (
    <ErrorState
      screen
      title={t('core.crash.title')}
      text={t(mode === 1 ? 'error.maintenance' : 'error.forbidden')}
      actionLabel={t('core.retry')}
      onAction={reset}
    />
  )
  return (
    <>
      <Activity mode={mode === 0 ? 'visible' : 'hidden'}>{children}</Activity>
      {mode !== 0 && (
        <ErrorBoundary fallback={renderFallback}>
          <Suspense fallback={<ScreenSkeleton label={t('core.loading')} />}>
            <Closed mode={mode} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

// This component is inside the error boundary, so that a reset of the boundary loads the chunk again.
function Closed(props: { readonly mode: 1 | 2 }) {
  const ClosedSite = useLazyComponent(loadClosedSite, 'closed')
  return <ClosedSite {...props} />
}
