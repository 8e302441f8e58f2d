import { endOtherSessions } from '@lobby/api/operations/security'
import { useText } from '@lobby/i18n'
import { securityKeys } from '@lobby/platform/account'
import { refusalText, askAnew, useApi } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'

export interface EndSessionsProps {
  /** The one that is ended; all others than this one when absent. */
  readonly sessionId?: number
  /** What it is called. */
  readonly device: string
  readonly onClose: () => void
}

/** How long it is said that it was done, in milliseconds. */
const shown = 1500

/** Asks whether to sign out elsewhere, and does so. Whatever comes of it, the list is asked for anew: ending what has ended changes nothing. */
export function EndSessions({ sessionId, device, onClose }: EndSessionsProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const { send, busy, error } = useMemberCall<{ readonly sessionId?: number }, number>({
    mutationKey: ['endOtherSessions'],
    call: async (body) => {
      try {
        return await api.call(endOtherSessions, { body })
      } finally {
        askAnew(queries, securityKeys)
      }
    },
    onDone: (count) => {
      notify.notice(t('security.sessions.ended', { count }), shown)
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
      text={error === null ? text : t(refusalText(error))}
      confirmLabel={t('security.sessions.end')}
      cancelLabel={t('security.sessions.keep')}
      tone="danger"
      busy={busy}
      onConfirm={() => send(sessionId === undefined ? {} : { sessionId })}
    />
  )
}
