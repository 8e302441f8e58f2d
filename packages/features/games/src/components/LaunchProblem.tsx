import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice, type InlineNoticeProps, buttonClass } from '@lobby/ui'
import { Link, responsibleRoute } from '@lobby/platform/navigation'

/** Links to the member's own limits when they refused the launch. Renders nothing for other problems. */
function OwnLimitsWay({ problem }: { readonly problem: MessageId }) {
  const t = useText()
  if (!problem.startsWith('error.responsible.')) return null
  return (
    <Link className={buttonClass({ size: 's' })} to={responsibleRoute()}>
      {t('error.responsible.way')}
    </Link>
  )
}

export interface LaunchProblemProps {
  /** The error of the last launch, or null. */
  readonly problem: MessageId | null
  readonly inSight?: InlineNoticeProps['sticky']
}

/**
 * Says why a launch failed, next to the games instead of in a toast (GAME-074), and links to the member's own limits
 * when they refused it. Render it as the last child of the games' container: it stays in view while a part of that
 * container is visible.
 */
export function LaunchProblem({ problem, inSight = 'edge' }: LaunchProblemProps) {
  const t = useText()
  return (
    problem && (
      <InlineNotice tone="loss" sticky={inSight} action={<OwnLimitsWay problem={problem} />}>
        {t(problem)}
      </InlineNotice>
    )
  )
}
