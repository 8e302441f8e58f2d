import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** The shape of a page of the security centre: a card, and rows below it. */
export function SecuritySkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton action />
      <RowsSkeleton rows={4} />
    </ScreenSkeleton>
  )
}
