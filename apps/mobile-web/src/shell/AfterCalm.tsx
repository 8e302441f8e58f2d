import { loadSideBar } from '@lobby/content/side-bar'
import { useSession } from '@lobby/platform/session'
import { Suspense } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PopupHost } from './PopupHost.tsx'
import { PullHost } from './PullHost.tsx'

/** What home and lists get once the first screen is calm: none of it is in a first load. */
export function AfterCalm({ home }: { readonly home: boolean }) {
  const user = useSession()?.userName
  const SideBar = useLazy(loadSideBar, 'explore')
  return (
    <>
      <PullHost />
      {home && <PopupHost key={user ?? ''} />}
      {home && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <SideBar />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
