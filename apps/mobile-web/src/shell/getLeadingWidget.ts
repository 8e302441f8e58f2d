import type { PublicMerchant } from '@lobby/merchant'

/** Returns the name of the widget above the games on a merchant's home, or null if the games are at the top. */
export function getLeadingWidget({ lead }: PublicMerchant['layout']): 'draws' | 'matches' | null {
  if (lead === 'LOTT') return 'draws'
  return lead === 'SPORTS' ? 'matches' : null
}
