import { BottomBar } from '@lobby/ui'
import { Suspense } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadBottomNav = () => import('./frame.chunk.ts').then((module) => ({ default: module.BottomNav }))

/** Renders the empty bar of the bottom navigation until its entries are loaded. The stamp writes it into home's document too. */
export const EmptyBottomNav = () => <BottomBar label="" items={[]} renderItem={() => null} />

/** Renders the bottom navigation. Its code loads after home's first load; until then an empty bar is shown. */
export function BottomNavSlot({ pathname }: { readonly pathname: string }) {
  const BottomNav = useLazy(loadBottomNav, 'nav')
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <EmptyBottomNav />}>
      <Suspense fallback={<EmptyBottomNav />}>
        <BottomNav pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  )
}
