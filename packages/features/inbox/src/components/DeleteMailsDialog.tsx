import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMemberMutation } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useMailActions } from '../model/useMailActions.ts'

export interface DeleteMailsDialogProps {
  readonly mailIds: readonly number[]
  readonly onClose: () => void
  /** Called after the mails have been deleted. */
  readonly onDone: () => void
}

/**
 * Asks for confirmation, then deletes mails permanently. If the deletion fails, the dialog stays open and shows the
 * error.
 */
export function DeleteMailsDialog({ mailIds, onClose, onDone }: DeleteMailsDialogProps) {
  const t = useText()
  const { remove } = useMailActions()
  const { send, isBusy, error } = useMemberMutation<readonly number[], void>({
    mutationKey: ['deleteMessages'],
    call: remove,
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('inbox.delete.ask', { count: mailIds.length })}
      text={t(error === null ? 'inbox.delete.text' : getRefusalMessageId(error))}
      confirmLabel={t('inbox.delete')}
      cancelLabel={t('inbox.delete.keep')}
      tone="danger"
      busy={isBusy}
      onConfirm={() => send(mailIds)}
    />
  )
}
