import { useFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { ConfirmDialog } from '@lobby/ui/overlays'
import type { ListedGame } from '../model/roomOf.ts'

export interface RoomConfirmProps {
  /** The private room that was pressed. */
  readonly game: ListedGame
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks whether to pay for a private room, before it is opened (GAME-076). */
export function RoomConfirm({ game, onConfirm, onClose }: RoomConfirmProps) {
  const t = useText()
  const { money } = useFormat()
  const { currency } = useMerchant()
  const price = money(game.price ?? 0, currency)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={game.gameName}
      text={t('games.room.ask', { price })}
      confirmLabel={t('games.room.pay', { price })}
      cancelLabel={t('core.cancel')}
      onConfirm={onConfirm}
    />
  )
}
