import type { PublicMerchant } from '@lobby/merchant'
import { TabbedSkeleton, type TabbedSkeletonProps } from '@lobby/ui'

export interface PopularGamesSkeletonProps {
  /** The category that is open at first. Default: sports, the platform's first category. */
  readonly lead: PublicMerchant['layout']['lead']
}

type Shape = TabbedSkeletonProps['content']

const shapes: Readonly<Record<string, Shape | undefined>> = {
  SPORTS: 'vendors',
  LIVE: 'vendors',
  LOTT: 'lotteries',
  RNG: 'portrait',
}

/** Renders the placeholder of home's tabs of games, in the shape of the category that is open at first. */
export function PopularGamesSkeleton({ lead = 'SPORTS' }: PopularGamesSkeletonProps) {
  return <TabbedSkeleton content={shapes[lead] ?? 'square'} />
}
