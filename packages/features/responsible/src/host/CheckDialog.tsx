import { useText } from '@lobby/i18n'
import { Modal } from '@lobby/ui/overlays'
import { CheckFacts, CheckActions } from './CheckFacts.tsx'
import type { Played } from './played.ts'

export interface CheckDialogProps {
  readonly title: string
  readonly played: Played | undefined
  /** Called when the player acknowledges the check: with a button, with Back or by closing the dialog. */
  readonly onDone: () => void
}

/** Shows the reality check as a dialog, on every screen except a framed game. */
export function CheckDialog({ title, played, onDone }: CheckDialogProps) {
  const t = useText()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      closeLabel={t('core.close')}
      foot={<CheckActions onDone={onDone} />}>
      <CheckFacts played={played} />
    </Modal>
  )
}
