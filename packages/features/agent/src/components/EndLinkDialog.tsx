import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { isOutcomeUnknown } from '@lobby/platform/money'
import { useMemberCall } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryContext } from '../model/useAgentQueryContext.ts'
import {
  agentLinksQuery,
  endInvitationLink,
  type InvitationLink,
  type InvitationLinksState,
} from '../queries/openAccount.ts'

export interface EndLinkDialogProps {
  readonly link: InvitationLink
  readonly onEnded: (links: InvitationLinksState) => void
  readonly onClose: () => void
}

/**
 * Asks for confirmation, then ends an invitation link, so that nobody can register with the link any more. If the call
 * fails, shows an error in place of the question.
 */
export function EndLinkDialog({ link, onEnded, onClose }: EndLinkDialogProps) {
  const t = useText()
  const scope = useAgentQueryContext()
  const refetching = useRefetchAfterFailure(agentLinksQuery(scope).queryKey)
  const { send, isBusy, error } = useMemberCall<number, InvitationLinksState>({
    mutationKey: ['removeAgentLink'],
    call: (linkId) => refetching(() => endInvitationLink(scope.api, linkId)),
    onDone: onEnded,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('downline.link.end.title')}
      text={t(
        error === null
          ? 'downline.link.end.text'
          : isOutcomeUnknown(error)
            ? 'downline.link.end.unknown'
            : getRefusalMessageId(error),
      )}
      confirmLabel={t('downline.link.end')}
      cancelLabel={t('core.cancel')}
      busy={isBusy}
      onConfirm={() => send(link.linkId)}
    />
  )
}
