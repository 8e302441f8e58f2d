import type { PublicMerchant } from '@lobby/merchant'
import { TabbedSkeleton, type TabbedSkeletonProps } from '@lobby/ui'

export interface PopularSkeletonProps {
  /** The category that will stand open; the platform's first one unless given. */
  readonly lead: PublicMerchant['layout']['lead']
}

type Shape = TabbedSkeletonProps['content']

const shapes: Readonly<Record<string, Shape | undefined>> = {
  SPORTS: 'vendors',
  LIVE: 'vendors',
  LOTT: 'lotteries',
  RNG: 'portrait',
}

/** Home's games by category until they are here, as the merchant's lead will look. */
export function PopularSkeleton({ lead = 'SPORTS' }: PopularSkeletonProps) {
  return <TabbedSkeleton content={shapes[lead] ?? 'square'} />
}
