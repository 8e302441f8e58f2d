import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hiddenFramePartsByPath } from './baked/hiddenFramePartsByPath.ts'
import { BottomNavSlot } from './BottomNavSlot.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/**
 * Renders the header, the footer and the bottom navigation around a screen, except the parts that the screen's record
 * hides.
 */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const without = hiddenFramePartsByPath[pathname] ?? []
  const hasBar = !without.includes('bar')
  return (
    <>
      {!without.includes('header') && <Header />}
      {children}
      {!without.includes('foot') && <Footer barBelow={hasBar} />}
      {hasBar && <BottomNavSlot pathname={pathname} />}
    </>
  )
}
