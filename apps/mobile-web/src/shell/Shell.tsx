import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { isHomePath } from '@lobby/platform/navigation'
import { PageFade } from '@lobby/ui'
import { Suspense, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { AppRoutes } from '../routes.tsx'
import { ComponentLoadError } from '../siteContext.ts'
import { IdleLoader } from './IdleLoader.tsx'
import { AppFrame } from './AppFrame.tsx'
import { CrashMessage } from './CrashMessage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { ScreenLoadError } from './ScreenLoadError.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { ToastHost } from './ToastHost.tsx'
import { useApplyMissedPopstate } from './useApplyMissedPopstate.ts'

/**
 * Scrolls to the top when a link opens another screen. On Back and Forward, the browser and the screen restore the
 * scroll position.
 */
function useScrollToTop(pathname: string): void {
  const navigationType = useNavigationType()
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [navigationType, pathname])
}

/** Renders the current screen inside the app shell. If a screen throws, the header and the navigation still work. */
export function Shell() {
  const t = useText()
  const merchant = useMerchant()
  const { pathname } = useLocation()
  const isFromHistory = useNavigationType() === NavigationType.Pop
  useApplyMissedPopstate()
  useScrollToTop(pathname)
  const loading = isHomePath(pathname) ? (
    <HomeSkeleton merchant={merchant} text={{ 'games.hot.title': t('games.hot.title') }} />
  ) : (
    <ScreenSkeleton label={t('core.loading')} />
  )
  const renderFailure = (reset: () => void, error: unknown) =>
    error instanceof ComponentLoadError ? <ScreenLoadError loading={loading} /> : <CrashMessage onRetry={reset} />
  return (
    <>
      <a className="skip-link" href="#main">
        {t('core.skip')}
      </a>
      <div id="above" />
      <AppFrame>
        <PageFade page={pathname} fromHistory={isFromHistory}>
          <ErrorBoundary resetKey={pathname} fallback={renderFailure}>
            <Suspense fallback={loading}>
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </PageFade>
      </AppFrame>
      <ToastHost />
      <IdleLoader />
    </>
  )
}
