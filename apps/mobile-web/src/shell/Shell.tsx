import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { isHome } from '@lobby/platform/navigation'
import { PageFade } from '@lobby/ui'
import { Suspense, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { AppRoutes } from '../routes.tsx'
import { LoadFailure } from '../siteContext.ts'
import { Afterwards } from './Afterwards.tsx'
import { Around } from './Around.tsx'
import { Crash } from './Crash.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { ToastHost } from './ToastHost.tsx'
import { useMissedPop } from './useMissedPop.ts'

/** Begins a screen that is gone to at its top; coming back is the browser's and the screen's own. */
function useTopOfPage(pathname: string): void {
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [how, pathname])
}

/** What stands around every screen. A screen that fails takes neither the header nor the way home with it. */
export function Shell() {
  const t = useText()
  const merchant = useMerchant()
  const { pathname } = useLocation()
  const fromHistory = useNavigationType() === NavigationType.Pop
  useMissedPop()
  useTopOfPage(pathname)
  const loading = isHome(pathname) ? (
    <HomeSkeleton merchant={merchant} text={{ 'games.hot.title': t('games.hot.title') }} />
  ) : (
    <ScreenSkeleton label={t('core.loading')} />
  )
  const failed = (reset: () => void, error: unknown) =>
    error instanceof LoadFailure ? <LoadFailed loading={loading} /> : <Crash onRetry={reset} />
  return (
    <>
      <a className="skip-link" href="#main">
        {t('core.skip')}
      </a>
      <div id="above" />
      <Around>
        <PageFade page={pathname} fromHistory={fromHistory}>
          <ErrorBoundary resetKey={pathname} fallback={failed}>
            <Suspense fallback={loading}>
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </PageFade>
      </Around>
      <ToastHost />
      <Afterwards />
    </>
  )
}
