import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** What is to come of a screen of the downline: a card, and rows of people. */
export function DownlineSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      <RowsSkeleton rows={4} height={64} />
    </ScreenSkeleton>
  )
}
