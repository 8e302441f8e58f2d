import { loadAnnouncementPopup, usePopups } from '@lobby/content/popup'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Home's announcement popup, whose code and texts come when there is something to announce. One that does not come is not missed. */
export function PopupHost() {
  const due = usePopups()
  return due && (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Popup due={due} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Popup({ due: { key, ...due } }: { readonly due: NonNullable<ReturnType<typeof usePopups>> }) {
  const AnnouncementPopup = useLazy(loadAnnouncementPopup, 'notice')
  const navigate = useNavigate()
  return <AnnouncementPopup key={key} {...due} onGo={(path) => void navigate(path)} />
}
