import type { Member } from '@lobby/platform/account'
import { useFlag } from '@lobby/platform/merchant'

/**
 * Returns the label of a member's VIP level; null if the feature flag memberClub is off or the member has no VIP level
 * (MEMB-027).
 */
export function useVipLevel(info: Pick<Member, 'vipLevel'> | undefined): string | null {
  const vip = useFlag('memberClub')
  return (vip && info?.vipLevel) || null
}
