import { useText } from '@lobby/i18n'
import { MemberLink } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { IconButton } from '@lobby/ui'
import { Mail } from 'lucide-react'

export interface MessageLinkProps {
  /** How many messages wait, in words; none, and there is no dot. */
  readonly unread?: string | false
}

/** The way to the inbox, with a red dot while something waits there (specification part 1, section 2). */
export function MessageLink({ unread = false }: MessageLinkProps) {
  const t = useText()
  return (
    <IconButton
      label={unread || t('core.messages')}
      badge={unread !== false}
      renderLink={(link, content) => (
        <MemberLink {...link} to={routes.inbox()}>
          {content}
        </MemberLink>
      )}
    >
      <Mail />
    </IconButton>
  )
}
