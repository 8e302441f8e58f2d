import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** Shows a placeholder of a downline screen: a card and rows of people. */
export function DownlineSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      <RowsSkeleton rows={4} height={64} />
    </ScreenSkeleton>
  )
}
