import { useMerchant } from '@lobby/platform/merchant'
import { useLocation, useRoutes } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { MemberGate } from './MemberGate.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useScreenParts } from './useScreenParts.tsx'
import type { ScreenRecord } from './table/screenRecord.ts'
import { getPaths, listScreens } from './table/screenTable.ts'

export { ScreenHeader } from './ScreenHeader.tsx'

/**
 * Renders the screen at the current path, if the screen table has one and the merchant has it too. `routes.tsx` renders
 * home, because home must not load the screen table.
 */
export const ScreenRoutes = () => (
  <MemberGate>
    <MatchingScreen />
  </MemberGate>
)

function MatchingScreen() {
  const routes = listScreens(useMerchant()).flatMap((record) =>
    getPaths(record).map((path) => ({ path, element: <Screen record={record} /> })),
  )
  // Redirect a path with a line break to the not-found page, because the router's patterns do not match line breaks and
  // the page would be empty.
  const noPage = /%0[ad]|%e2%80%a[89]/i.test(useLocation().pathname) ? '/m/404' : undefined
  return useRoutes([...routes, { path: '*', element: <NotFoundScreen /> }], noPage)
}

function Screen({ record: { load, messages } }: { readonly record: ScreenRecord }) {
  const Loaded = useLazy(load, ...messages)
  return <Loaded {...useScreenParts()} />
}
