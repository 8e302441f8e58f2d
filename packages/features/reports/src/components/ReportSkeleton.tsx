import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** Placeholder for a report that loads: its totals and the rows of a day. */
export function ReportSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      <RowsSkeleton rows={5} leading="picture" lines={2} amount />
    </ScreenSkeleton>
  )
}
