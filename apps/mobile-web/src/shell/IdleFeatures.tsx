import { loadSideBar } from '@lobby/content/side-bar'
import { useUnreadMailSync } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { isHome } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { loadResponsibleHost } from '@lobby/responsible/host'
import { Suspense } from 'react'
import { useLazy } from '../siteContext.ts'
import { pulledPaths } from './baked/pulledPaths.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PullHost } from './PullHost.tsx'

const loadContractHost = () => import('./ContractHost.tsx').then((module) => ({ default: module.ContractHost }))

/**
 * Renders the features that load only when the first screen is idle, so that they are not part of the first load. Some
 * appear on every screen, some only on home or on lists.
 */
export function IdleFeatures({ pathname }: { readonly pathname: string }) {
  const home = isHome(pathname)
  const session = useSession()
  const { market } = useMerchant()
  useUnreadMailSync()
  const ContractHost = useLazy(loadContractHost)
  const SideBar = useLazy(loadSideBar, 'explore')
  const ResponsibleHost = useLazy(loadResponsibleHost, 'responsible')
  return (
    <>
      {(home || pulledPaths.includes(pathname)) && <PullHost />}
      {session && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <ContractHost pathname={pathname} />
          </Suspense>
        </ErrorBoundary>
      )}
      {home && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <SideBar />
          </Suspense>
        </ErrorBoundary>
      )}
      {market && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <ResponsibleHost />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
