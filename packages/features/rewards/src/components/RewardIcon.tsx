import { Cake, Coins, Crown, FerrisWheel, Gift, UserPlus } from '@lobby/ui/icons'

const icons = { CASHBACK: Coins, SPIN: FerrisWheel, LEVEL: Crown, BIRTHDAY: Cake, INVITE: UserPlus } as const

/** Shows the icon for a kind of reward; a gift for an unknown kind. */
export function RewardIcon({ kind }: { readonly kind: string }) {
  const Icon = Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : Gift
  return <Icon aria-hidden="true" />
}
