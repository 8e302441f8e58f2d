import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { frames } from './baked/frames.ts'
import { BottomPlace } from './BottomPlace.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** What of the shell stands around a screen, by its path: the header, the foot and the bottom navigation. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const without = frames[pathname] ?? []
  const bar = !without.includes('bar')
  return (
    <>
      {!without.includes('header') && <Header />}
      {children}
      {!without.includes('foot') && <Footer barBelow={bar} />}
      {bar && <BottomPlace pathname={pathname} />}
    </>
  )
}
