import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

/** Shows a placeholder of a contract screen: a card and a list of payments. */
export function ContractSkeleton() {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} rows={2} />
      <RowsSkeleton rows={3} leading="words" lines={2} />
    </ScreenSkeleton>
  )
}
