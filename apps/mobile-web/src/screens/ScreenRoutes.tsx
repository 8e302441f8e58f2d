import { useMerchant } from '@lobby/platform/merchant'
import { useLocation, useRoutes } from 'react-router-dom'
import { useLazyComponent } from '../siteContext.ts'
import { ScreenGuard } from './ScreenGuard.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useSharedScreenProps } from './useSharedScreenProps.tsx'
import type { ScreenRecord } from './table/screenRecord.ts'
import { getScreenPaths, listMerchantScreens } from './table/screenTable.ts'

export { ScreenHeader } from './ScreenHeader.tsx'

/**
 * Renders the screen at the current path, if the screen table has a screen for the path and the merchant has this
 * screen. `routes.tsx` renders home, because home must not load the screen table.
 */
export const ScreenRoutes = () => (
  <ScreenGuard>
    <MatchingScreen />
  </ScreenGuard>
)

function MatchingScreen() {
  const routes = listMerchantScreens(useMerchant()).flatMap((record) =>
    getScreenPaths(record).map((path) => ({ path, element: <Screen record={record} /> })),
  )
  // Redirect a path with a line break to the not-found page, because the router's patterns do not match line breaks and
  // the page would be empty.
  const noPage = /%0[ad]|%e2%80%a[89]/i.test(useLocation().pathname) ? '/m/404' : undefined
  return useRoutes([...routes, { path: '*', element: <NotFoundScreen /> }], noPage)
}

function Screen({ record: { load, messages } }: { readonly record: ScreenRecord }) {
  const Loaded = useLazyComponent(load, ...messages)
  return <Loaded {...useSharedScreenProps()} />
}
