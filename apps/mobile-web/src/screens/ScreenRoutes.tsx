import { useMerchant } from '@lobby/platform/merchant'
import { useLocation, useRoutes } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { MemberGate } from './MemberGate.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useScreenParts } from './useScreenParts.tsx'
import type { ScreenRecord } from './table/screenRecord.ts'
import { getPaths, listScreens } from './table/screenTable.ts'

export { ScreenHeader } from './ScreenHeader.tsx'

/** Renders the screen at the current path: one of the table's screens that the merchant has. `routes.tsx` renders home, which must not load this table. */
export const ScreenRoutes = () => (
  <MemberGate>
    <MatchingScreen />
  </MemberGate>
)

function MatchingScreen() {
  const routes = listScreens(useMerchant()).flatMap((record) =>
    getPaths(record).map((path) => ({ path, element: <Screen record={record} /> })),
  )
  // The router's patterns do not match a line end, so an address with a line end would show an empty page.
  const noPage = /%0[ad]|%e2%80%a[89]/i.test(useLocation().pathname) ? '/m/404' : undefined
  return useRoutes([...routes, { path: '*', element: <NotFoundScreen /> }], noPage)
}

function Screen({ record: { load, messages } }: { readonly record: ScreenRecord }) {
  const Loaded = useLazy(load, ...messages)
  return <Loaded {...useScreenParts()} />
}
