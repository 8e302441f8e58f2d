import type { PublicMerchant } from '@lobby/merchant'

/** Returns the widget above the games on a merchant's home, or null if the merchant leads with games. */
export function leadingWidget({ lead }: PublicMerchant['layout']): 'draws' | 'matches' | null {
  if (lead === 'LOTT') return 'draws'
  return lead === 'SPORTS' ? 'matches' : null
}
