import { loadSideBar } from '@lobby/content/side-bar'
import { isHome, paths } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { Suspense } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PopupHost } from './PopupHost.tsx'
import { PullHost } from './PullHost.tsx'

/** Screens of what others change: pulled down, they ask anew. None with a form on it. */
const pulled: readonly string[] = [
  paths.gameList,
  paths.gameCenter,
  paths.slotsCenter,
  paths.gameLobby,
  paths.lottery,
  paths.moreLottery,
  paths.notice,
  paths.mine,
  paths.memberHome,
  paths.inbox,
  paths.messages,
  paths.rewards,
]

/** What home and lists get once the first screen is calm: none of it is in a first load. */
export function AfterCalm({ pathname }: { readonly pathname: string }) {
  const home = isHome(pathname)
  const user = useSession()?.userName
  const SideBar = useLazy(loadSideBar, 'explore')
  return (
    <>
      {(home || pulled.includes(pathname)) && <PullHost />}
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
