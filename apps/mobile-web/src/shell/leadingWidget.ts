import type { PublicMerchant } from '@lobby/merchant'

/** The widget that stands on top of a merchant's home, above its games; none where games lead. */
export function leadingWidget({ lead }: PublicMerchant['layout']): 'draws' | 'matches' | null {
  if (lead === 'LOTT') return 'draws'
  return lead === 'SPORTS' ? 'matches' : null
}
