import { useSession } from '@lobby/platform/session'
import { PopupHost } from './PopupHost.tsx'
import { PullHost } from './PullHost.tsx'

/** What home and lists get once the first screen is calm: none of it is in a first load. */
export function AfterCalm({ home }: { readonly home: boolean }) {
  const user = useSession()?.userName
  return (
    <>
      <PullHost />
      {home && <PopupHost key={user ?? ''} />}
    </>
  )
}
