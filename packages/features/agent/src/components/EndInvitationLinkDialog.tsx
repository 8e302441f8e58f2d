import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import { useMemberMutation } from '@lobby/platform/session'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import {
  invitationLinksQuery,
  endInvitationLink,
  type InvitationLink,
  type InvitationLinksState,
} from '../queries/openAccount.ts'

export interface EndInvitationLinkDialogProps {
  readonly link: InvitationLink
  readonly onEnded: (links: InvitationLinksState) => void
  readonly onClose: () => void
}

/**
 * Asks for confirmation, then ends an invitation link, so that nobody can register with the link any more. If the call
 * fails, shows an error in place of the question.
 */
export function EndInvitationLinkDialog({ link, onEnded, onClose }: EndInvitationLinkDialogProps) {
  const t = useText()
  const scope = useAgentQueryParameters()
  const refetching = useRefetchAfterFailure(invitationLinksQuery(scope).queryKey)
  const { send, isBusy, error } = useMemberMutation<number, InvitationLinksState>({
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
          : isMoneyOrderOutcomeUnknown(error)
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
