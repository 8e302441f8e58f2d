import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** Shows a placeholder while a report loads: the totals and the rows of one day. */
export function ReportSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      <RowsSkeleton rows={5} leading="picture" lines={2} amount />
    </ScreenSkeleton>
  )
}
