import { endOtherSessions } from '@lobby/api/operations/security'
import { useText } from '@lobby/i18n'
import { securityQueryKeyPrefix } from '@lobby/platform/account'
import { getRefusalMessageId, invalidate, useApi } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { useMemberMutation } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'

export interface EndSessionsDialogProps {
  /** The id of the session to end. Without an id, the dialog ends all sessions except the current one. */
  readonly sessionId?: number
  /** The name of the device of the session. */
  readonly device: string
  readonly onClose: () => void
}

/** The duration of the success message. */
const SUCCESS_DURATION_MS = 1500

/**
 * Asks for confirmation, then ends one session, or all sessions except the current one. Refetches the session list even
 * after a failure, because the platform may have ended the sessions.
 */
export function EndSessionsDialog({ sessionId, device, onClose }: EndSessionsDialogProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { send, isBusy, error } = useMemberMutation<{ readonly sessionId?: number }, number>({
    mutationKey: ['endOtherSessions'],
    call: async (body) => {
      try {
        return await api.call(endOtherSessions, { body })
      } finally {
        invalidate(queries, securityQueryKeyPrefix)
      }
    },
    onDone: (count) => {
      notify.notice(t('security.sessions.ended', { count }), SUCCESS_DURATION_MS)
      onClose()
    },
  })
  const text =
    sessionId === undefined ? t('security.sessions.ask.others.text') : t('security.sessions.ask.text', { name: device })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(sessionId === undefined ? 'security.sessions.ask.others' : 'security.sessions.ask')}
      text={error === null ? text : t(getRefusalMessageId(error))}
      confirmLabel={t('security.sessions.end')}
      cancelLabel={t('security.sessions.keep')}
      tone="danger"
      busy={isBusy}
      onConfirm={() => send(sessionId === undefined ? {} : { sessionId })}
    />
  )
}
