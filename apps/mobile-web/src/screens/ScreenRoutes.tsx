import { useMerchant } from '@lobby/platform/merchant'
import { useLocation, useRoutes } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { MemberGate } from './MemberGate.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { useScreenParts } from './useScreenParts.tsx'
import type { ScreenRecord } from './table/screenRecord.ts'
import { pathsOf, screensOf } from './table/screenTable.ts'

export { ScreenHeader } from './ScreenHeader.tsx'

/** The screens of the table that the merchant has, each at its addresses. Home, which carries none of it, is in `routes.tsx`. */
export const ScreenRoutes = () => (
  <MemberGate>
    <Matching />
  </MemberGate>
)

function Matching() {
  const routes = screensOf(useMerchant()).flatMap((record) =>
    pathsOf(record).map((path) => ({ path, element: <Screen record={record} /> })),
  )
  // The router matches no line end, and shows nothing at an address that has one.
  const noPage = /%0[ad]|%e2%80%a[89]/i.test(useLocation().pathname) ? '/m/404' : undefined
  return useRoutes([...routes, { path: '*', element: <NotFoundScreen /> }], noPage)
}

function Screen({ record: { load, messages } }: { readonly record: ScreenRecord }) {
  const Loaded = useLazy(load, ...messages)
  return <Loaded {...useScreenParts()} />
}
