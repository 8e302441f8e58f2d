import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** Shows a placeholder of a security page: a card, and rows below it. */
export function SecuritySkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton action />
      <RowsSkeleton rows={4} />
    </ScreenSkeleton>
  )
}
