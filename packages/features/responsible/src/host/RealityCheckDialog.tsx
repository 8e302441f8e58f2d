import { useText } from '@lobby/i18n'
import { Modal } from '@lobby/ui/overlays'
import { RealityCheckAmounts, RealityCheckActions } from './RealityCheckAmounts.tsx'
import type { PlayedSinceSignIn } from './playedSinceSignIn.ts'

export interface RealityCheckDialogProps {
  readonly title: string
  readonly played: PlayedSinceSignIn | undefined
  /** Called when the player acknowledges the reality check, with a button or by closing the dialog. */
  readonly onDone: () => void
}

/** Shows the reality check as a dialog, on every screen except a framed game. */
export function RealityCheckDialog({ title, played, onDone }: RealityCheckDialogProps) {
  const t = useText()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      closeLabel={t('core.close')}
      foot={<RealityCheckActions onDone={onDone} />}>
      <RealityCheckAmounts played={played} />
    </Modal>
  )
}
