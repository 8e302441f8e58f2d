import { isHome } from '@lobby/platform/navigation'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazy } from './siteContext.ts'

const loadHomeScreen = () => import('./screens/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen }))
const loadScreenRoutes = () => import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenRoutes }))
/** Loads the header of all screens except home. It is in the chunk of the screen routes. */
export const loadScreenHeader = () =>
  import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenHeader }))

const createEmptyModule = () => ({ default: () => null })
// The page works without these parts, so render nothing if they fail to load.
const loadIdleFeatures = () =>
  import('./shell/idle.chunk.ts').then((module) => ({ default: module.IdleFeatures })).catch(createEmptyModule)
const loadPopupHost = () =>
  import('./shell/frame.chunk.ts').then((module) => ({ default: module.PopupHost })).catch(createEmptyModule)

/** The time after the first render until the first screen counts as idle. */
const IDLE_DELAY_MS = 3000

/** Renders home, or the routes of all other screens. These are in a separate chunk, so that their number does not slow down home. */
export function AppRoutes() {
  const HomeScreen = useLazy(loadHomeScreen)
  const ScreenRoutes = useLazy(loadScreenRoutes, 'shell')
  const IdleFeatures = useLazy(loadIdleFeatures)
  const PopupHost = useLazy(loadPopupHost)
  const [isIdle, setIdle] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    // Load the routes of the other screens in advance, so that the first navigation waits for one chunk less. Safari has no `requestIdleCallback`.
    const timer = setTimeout(() => {
      startTransition(() => setIdle(true))
      void loadScreenRoutes().catch(() => undefined)
    }, IDLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const home = isHome(pathname)
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
