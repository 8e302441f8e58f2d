import { isHome } from '@lobby/platform/navigation'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazy } from './siteContext.ts'

const loadHomeScreen = () => import('./screens/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen }))
const loadScreenRoutes = () => import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenRoutes }))
/** The header of all screens but home, in the same chunk. */
export const loadScreenHeader = () =>
  import('./screens/ScreenRoutes.tsx').then((module) => ({ default: module.ScreenHeader }))

const without = () => ({ default: () => null })
/** Without them the page stays as it is. */
const loadAfterCalm = () =>
  import('./shell/whenCalm.ts').then((module) => ({ default: module.AfterCalm })).catch(without)
const loadPopupHost = () =>
  import('./shell/surroundings.ts').then((module) => ({ default: module.PopupHost })).catch(without)

/** Milliseconds after the first screen. */
const calm = 3000

/** Home, or the table of all other screens, which home does not pay for however long it grows. */
export function AppRoutes() {
  const HomeScreen = useLazy(loadHomeScreen)
  const ScreenRoutes = useLazy(loadScreenRoutes, 'shell')
  const AfterCalm = useLazy(loadAfterCalm)
  const PopupHost = useLazy(loadPopupHost)
  const [isCalm, setCalm] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => {
    // Once home stands: the way to any other screen is one chunk shorter. Safari has no idle callback.
    const timer = setTimeout(() => {
      startTransition(() => setCalm(true))
      void loadScreenRoutes().catch(() => undefined)
    }, calm)
    return () => clearTimeout(timer)
  }, [])
  const home = isHome(pathname)
  return (
    <>
      {isCalm && (
        <Suspense fallback={null}>
          <AfterCalm pathname={pathname} />
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
