import type { PublicMerchant } from '@lobby/merchant'
import type { Widget } from './WidgetRoom.tsx'

/** The widget that stands on top of a merchant's home, above its games; none where games lead. */
export function leadingWidget({ lead }: PublicMerchant['layout']): Widget | null {
  if (lead === 'LOTT') return 'draws'
  return lead === 'SPORTS' ? 'matches' : null
}
