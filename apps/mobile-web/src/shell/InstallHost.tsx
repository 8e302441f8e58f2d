import { AddToHome, DownloadBar } from '@lobby/content/install'
import { useFlag } from '@lobby/platform/merchant'
import { isHome } from '@lobby/platform/navigation'
import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The strip above the header that offers the app, and the offer to put the site on the home screen. What does not come is not missed. */
export function InstallHost() {
  const home = isHome(useLocation().pathname)
  const withAddToHome = useFlag('homeScreenOffer')
  const above = document.getElementById('above')
  return (
    <>
      {above && createPortal(quiet(<DownloadBar isOnHome={home} />), above)}
      {withAddToHome && quiet(<AddToHome isOnHome={home} />)}
    </>
  )
}

const quiet = (part: ReactNode) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{part}</Suspense>
  </ErrorBoundary>
)
