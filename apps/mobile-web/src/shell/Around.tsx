import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { frames } from './baked/frames.ts'
import { BottomPlace } from './BottomPlace.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** Renders the header, the footer and the bottom navigation around a screen, except those that the screen's record hides. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const without = frames[pathname] ?? []
  const hasBar = !without.includes('bar')
  return (
    <>
      {!without.includes('header') && <Header />}
      {children}
      {!without.includes('foot') && <Footer barBelow={hasBar} />}
      {hasBar && <BottomPlace pathname={pathname} />}
    </>
  )
}
