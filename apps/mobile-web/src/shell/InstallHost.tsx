import { addToHome, loadDownloadBar } from '@lobby/content/install'
import { useFlag } from '@lobby/platform/merchant'
import { isHome } from '@lobby/platform/routes'
import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The strip above the header that offers the app, and the offer to put the site on the home screen. What does not come is not missed. */
export function InstallHost() {
  const home = isHome(useLocation().pathname)
  const withAddToHome = useFlag(addToHome.flag)
  const DownloadBar = useLazy(loadDownloadBar, 'install')
  const AddToHome = useLazy(addToHome.load, 'install')
  const above = document.getElementById('above')
  return (
    <>
      {above && createPortal(
          <Quiet>
            <DownloadBar home={home} />
          </Quiet>,
          above,
        )}
      {withAddToHome && (
        <Quiet>
          <AddToHome home={home} />
        </Quiet>
      )}
    </>
  )
}

const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
