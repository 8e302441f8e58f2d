import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BottomPlace } from './BottomPlace.tsx'
import { Footer } from './Footer.tsx'
import { frameOf } from './frameOf.ts'
import { Header } from './Header.tsx'

/** What of the shell stands around a screen, by its path: the header, the foot and the bottom navigation. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { alone, header, bar } = frameOf(pathname)
  return (
    <>
      {header && <Header />}
      {children}
      {!alone && <Footer barBelow={bar} />}
      {bar && <BottomPlace pathname={pathname} />}
    </>
  )
}
