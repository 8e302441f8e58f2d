import { loadAnnouncementPopup, useDuePopupPages } from '@lobby/content/popup'
import { useMemberInfo } from '@lobby/platform/account'
import { useSession } from '@lobby/platform/session'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazyComponent } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Shows home's announcement popup. Loads the popup's code and texts as soon as an announcement is due. Shows nothing if
 * they fail to load, or if the member takes a break (responsible gaming).
 */
export function AnnouncementPopupHost() {
  const session = useSession()
  const { isFetched, data } = useMemberInfo(session)
  if (session && (!isFetched || data?.playBreak !== undefined)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <DuePopups key={session?.userName ?? ''} />
    </ErrorBoundary>
  )
}

function DuePopups() {
  const due = useDuePopupPages()
  return due && <Popup key={due.key} due={due} />
}

function Popup({ due: { key: _key, ...due } }: { readonly due: NonNullable<ReturnType<typeof useDuePopupPages>> }) {
  const AnnouncementPopup = useLazyComponent(loadAnnouncementPopup, 'notice')
  const navigate = useNavigate()
  // Store this time outside of the Suspense boundary, because a component that suspends at its first render loses its
  // state.
  const [listedAt] = useState(() => performance.now())
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup {...due} listedAt={listedAt} onGo={(path) => void navigate(path)} />
    </Suspense>
  )
}
