import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useScope } from '../model/useScope.ts'
import { endLink, type AgentLink, type AgentLinks } from '../queries/openAccount.ts'

export interface EndLinkProps {
  readonly link: AgentLink
  readonly onEnded: (links: AgentLinks) => void
  readonly onClose: () => void
}

/** Whether a link is to end: nobody can register by it afterwards. A failure is said in the place of the question. */
export function EndLink({ link, onEnded, onClose }: EndLinkProps) {
  const t = useText()
  const { api } = useScope()
  const { send, busy, error } = useMemberCall<number, AgentLinks>({ call: (linkId) => endLink(api, linkId), onDone: onEnded })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('downline.link.end.title')}
      text={t(error === null ? 'downline.link.end.text' : refusalText(error))}
      confirmLabel={t('downline.link.end')}
      cancelLabel={t('core.cancel')}
      busy={busy}
      onConfirm={() => send(link.linkId)}
    />
  )
}
