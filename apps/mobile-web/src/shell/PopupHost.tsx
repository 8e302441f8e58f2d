import { loadAnnouncementPopup, usePopups } from '@lobby/content/popup'
import { useMemberInfo } from '@lobby/platform/account'
import { useSession } from '@lobby/platform/session'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Home's announcement popup, whose code and texts load as soon as there is something to announce. Shows nothing if they do not load, or if
 * the member info says that the member is on a break.
 */
export function PopupHost() {
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
  const due = usePopups()
  return due && <Popup key={due.key} due={due} />
}

function Popup({ due: { key: _key, ...due } }: { readonly due: NonNullable<ReturnType<typeof usePopups>> }) {
  const AnnouncementPopup = useLazy(loadAnnouncementPopup, 'notice')
  const navigate = useNavigate()
  // Outside of what suspends, which forgets its state until its code is here.
  const [listedAt] = useState(() => performance.now())
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup {...due} listedAt={listedAt} onGo={(path) => void navigate(path)} />
    </Suspense>
  )
}
