import { isHomePath } from '@lobby/platform/navigation'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyComponent } from './siteContext.ts'

const loadHomeScreen = () => import('./screens/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen }))
const loadScreenRoutes = () => import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenRoutes }))
/** Loads the header of all screens except home. The header is in the same chunk as the routes of these screens. */
export const loadScreenHeader = () =>
  import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenHeader }))

const createEmptyModule = () => ({ default: () => null })
// Render nothing if these features fail to load, because the page works without them.
const loadIdleFeatures = () =>
  import('./shell/idle.chunk.ts').then((module) => ({ default: module.IdleFeatures })).catch(createEmptyModule)
const loadPopupHost = () =>
  import('./shell/frame.chunk.ts')
    .then((module) => ({ default: module.AnnouncementPopupHost }))
    .catch(createEmptyModule)

/** The time after the first render until the first screen counts as idle. */
const IDLE_DELAY_MS = 3000

/**
 * Renders home, or the routes of all other screens. The other routes are in a separate chunk, so that home's first load
 * does not grow with them.
 */
export function AppRoutes() {
  const HomeScreen = useLazyComponent(loadHomeScreen)
  const ScreenRoutes = useLazyComponent(loadScreenRoutes, 'shell')
  const IdleFeatures = useLazyComponent(loadIdleFeatures)
  const PopupHost = useLazyComponent(loadPopupHost)
  const [isIdle, setIdle] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    // Load the routes of the other screens in advance, so that the first navigation waits for one chunk less. Use a
    // timer, because Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => {
      startTransition(() => setIdle(true))
      void loadScreenRoutes().catch(() => undefined)
    }, IDLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const home = isHomePath(pathname)
  return (
    <>
      {isIdle && (
        <Suspense fallback={null}>
          <IdleFeatures pathname={pathname} />
        </Suspense>
      )}
      {home && (
        <Suspense fallback={null}>
          <PopupHost />
        </Suspense>
      )}
      {home ? <HomeScreen /> : <ScreenRoutes />}
    </>
  )
}
