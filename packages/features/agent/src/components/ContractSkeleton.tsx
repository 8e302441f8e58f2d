import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** What is to come of a contract: its card, and what it has paid. */
export function ContractSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} rows={2} />
      <RowsSkeleton rows={3} begins="words" lines={2} />
    </ScreenSkeleton>
  )
}
