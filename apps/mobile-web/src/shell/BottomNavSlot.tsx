import { BottomBar } from '@lobby/ui'
import { Suspense } from 'react'
import { useLazyComponent } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadBottomNav = () => import('./frame.chunk.ts').then((module) => ({ default: module.BottomNav }))

/**
 * Renders the bottom navigation without entries, until the code of the entries is loaded. The stamp also writes this
 * bar into home's document.
 */
export const EmptyBottomNav = () => <BottomBar label="" items={[]} renderItem={() => null} />

/** Renders the bottom navigation, or an empty bar until its code is loaded, which happens after home's first load. */
export function BottomNavSlot({ pathname }: { readonly pathname: string }) {
  const BottomNav = useLazyComponent(loadBottomNav, 'nav')
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <EmptyBottomNav />}>
      <Suspense fallback={<EmptyBottomNav />}>
        <BottomNav pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  )
}
