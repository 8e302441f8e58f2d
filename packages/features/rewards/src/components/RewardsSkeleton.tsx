import { CardSkeleton, RowsSkeleton, ScreenSkeleton } from '@lobby/ui'

export interface RewardsSkeletonProps {
  /** The shape of the placeholders below the first card: cards with a button, rows of a list, or one table. */
  readonly contentShape: 'cards' | 'rows' | 'table'
}

/** Shows the placeholder of a rewards screen while it loads: one card, and cards, rows or a table below it. */
export function RewardsSkeleton({ contentShape }: RewardsSkeletonProps) {
  return (
    <ScreenSkeleton>
      <CardSkeleton figures={2} />
      {contentShape === 'cards' && [1, 2].map((card) => <CardSkeleton key={card} action />)}
      {contentShape === 'rows' && <RowsSkeleton rows={5} />}
      {contentShape === 'table' && <RowsSkeleton rows={6} leading="words" columns={2} />}
    </ScreenSkeleton>
  )
}
