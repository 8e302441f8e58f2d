import { AddToHomeOffer, DownloadBar } from '@lobby/content/install'
import { useFlag } from '@lobby/platform/merchant'
import { isHomePath } from '@lobby/platform/navigation'
import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Shows the download bar, which offers the merchant's app above the header, and the offer to add the site to the home
 * screen. Shows nothing in place of an offer that fails to load.
 */
export function InstallOffersHost() {
  const home = isHomePath(useLocation().pathname)
  const offersHomeScreen = useFlag('homeScreenOffer')
  const above = document.getElementById('above')
  return (
    <>
      {above && createPortal(renderOptional(<DownloadBar isOnHome={home} />), above)}
      {offersHomeScreen && renderOptional(<AddToHomeOffer isOnHome={home} />)}
    </>
  )
}

const renderOptional = (part: ReactNode) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{part}</Suspense>
  </ErrorBoundary>
)
