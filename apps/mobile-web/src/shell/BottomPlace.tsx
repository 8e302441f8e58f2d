import { BottomBar } from '@lobby/ui'
import { Suspense } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadBottomNav = () => import('./surroundings.ts').then((module) => ({ default: module.BottomNav }))

/** The bar of the bottom navigation, before its entries are here: stamped into home's document too. */
export const EmptyBar = () => <BottomBar label="" items={[]} renderItem={() => null} />

/** The place of the bottom navigation, whose code home's first load goes without. */
export function BottomPlace({ pathname }: { readonly pathname: string }) {
  const BottomNav = useLazy(loadBottomNav, 'nav')
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <EmptyBar />}>
      <Suspense fallback={<EmptyBar />}>
        <BottomNav pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  )
}
