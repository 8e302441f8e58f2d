import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useMailActions } from '../model/useMailActions.ts'

export interface DeleteMailsProps {
  readonly mailIds: readonly number[]
  readonly onClose: () => void
  /** They are gone. */
  readonly onDone: () => void
}

/** Asks whether to delete mails, and does so: what was deleted does not come back. A failure is said in the question, which stays. */
export function DeleteMails({ mailIds, onClose, onDone }: DeleteMailsProps) {
  const t = useText()
  const { remove } = useMailActions()
  const { send, busy, error } = useMemberCall<readonly number[], void>({
    mutationKey: ['deleteMessages'],
    call: remove,
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('inbox.delete.ask', { count: mailIds.length })}
      text={t(error === null ? 'inbox.delete.text' : refusalText(error))}
      confirmLabel={t('inbox.delete')}
      cancelLabel={t('inbox.delete.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => send(mailIds)}
    />
  )
}
