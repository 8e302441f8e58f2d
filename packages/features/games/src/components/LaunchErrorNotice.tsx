import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice, type InlineNoticeProps, getButtonClass } from '@lobby/ui'
import { Link, responsibleRoute } from '@lobby/platform/navigation'

/**
 * Links to the screen of the member's own limits if these limits caused the launch error. Renders nothing for other
 * errors.
 */
function OwnLimitsLink({ problem }: { readonly problem: MessageId }) {
  const t = useText()
  if (!problem.startsWith('error.responsible.')) return null
  return (
    <Link className={getButtonClass({ size: 's' })} to={responsibleRoute()}>
      {t('error.responsible.way')}
    </Link>
  )
}

export interface LaunchErrorNoticeProps {
  /** The error of the last launch, or null. */
  readonly problem: MessageId | null
  readonly sticky?: InlineNoticeProps['sticky']
}

/**
 * Explains next to the games why a launch failed (GAME-074). Render the notice as the last child of the container of
 * the games, so that it stays in view while any part of the container is visible.
 */
export function LaunchErrorNotice({ problem, sticky = 'edge' }: LaunchErrorNoticeProps) {
  const t = useText()
  return (
    problem && (
      <InlineNotice tone="loss" sticky={sticky} action={<OwnLimitsLink problem={problem} />}>
        {t(problem)}
      </InlineNotice>
    )
  )
}
