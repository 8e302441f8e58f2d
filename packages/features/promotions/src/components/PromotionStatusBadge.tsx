import { useText } from '@lobby/i18n'
import { StatusTag } from '@lobby/ui'
import { promotionStatusTones } from '../model/statuses.ts'
import type { PlayerPromotionStatus } from '../queries/activities.ts'

/** Shows the player's status in a promotion as a badge. */
export function PromotionStatusBadge({ status }: { readonly status: PlayerPromotionStatus }) {
  const t = useText()
  return <StatusTag text={t(`promotions.status.${status}`)} tone={promotionStatusTones[status]} />
}
