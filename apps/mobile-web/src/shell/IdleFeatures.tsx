import { loadHomeServiceBar } from '@lobby/content/side-bar'
import { useUnreadMailSync } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { isHomePath } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { loadResponsibleGamingElements } from '@lobby/responsible/host'
import { Suspense } from 'react'
import { useLazyComponent } from '../siteContext.ts'
import { pullToRefreshPaths } from './baked/pullToRefreshPaths.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PullToRefreshHost } from './PullToRefreshHost.tsx'

const loadContractHost = () =>
  import('./ContractPromptHost.tsx').then((module) => ({ default: module.ContractPromptHost }))

/**
 * Renders the features that load only when the first screen is idle, so that they are not part of the first load. Some
 * of these features appear on every screen, others only on home or on lists.
 */
export function IdleFeatures({ pathname }: { readonly pathname: string }) {
  const home = isHomePath(pathname)
  const session = useSession()
  const { market } = useMerchant()
  useUnreadMailSync()
  const ContractPromptHost = useLazyComponent(loadContractHost)
  const SideBar = useLazyComponent(loadHomeServiceBar, 'explore')
  const ResponsibleHost = useLazyComponent(loadResponsibleGamingElements, 'responsible')
  return (
    <>
      {(home || pullToRefreshPaths.includes(pathname)) && <PullToRefreshHost />}
      {session && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <ContractPromptHost pathname={pathname} />
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
