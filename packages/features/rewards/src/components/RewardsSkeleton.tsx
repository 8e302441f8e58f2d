import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

export interface RewardsSkeletonProps {
  /** The shapes below the first card: cards with a button, rows of a list, or one table. */
  readonly below: 'cards' | 'rows' | 'table'
}

/** The shape of a screen while it loads: one card and the content below it. */
export function RewardsSkeleton({ below }: RewardsSkeletonProps) {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      {below === 'cards' && [1, 2].map((card) => <CardSkeleton key={card} action />)}
      {below === 'rows' && <RowsSkeleton rows={5} />}
      {below === 'table' && <RowsSkeleton rows={6} leading="words" columns={2} />}
    </ScreenSkeleton>
  )
}
