import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { ConfirmDialog } from '@lobby/ui/overlays'
import type { ListedGame } from '../model/getRoomType.ts'

export interface RoomPriceDialogProps {
  /** The private room that the player pressed. */
  readonly game: ListedGame
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks the player to confirm the price of a private room before the room opens (GAME-076). */
export function RoomPriceDialog({ game, onConfirm, onClose }: RoomPriceDialogProps) {
  const t = useText()
  const price = useMoneyFormat()(game.priceMinor ?? 0)
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
