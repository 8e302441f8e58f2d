import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice, type InlineNoticeProps, buttonClass } from '@lobby/ui'
import { Link, responsibleRoute } from '@lobby/platform/navigation'

/** The way to the member's own limits, where those are what a launch failed with; nothing else. */
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
  /** What the last launch failed with; null for nothing. */
  readonly problem: MessageId | null
  readonly inSight?: InlineNoticeProps['inSight']
}

/**
 * Says why a launch failed (GAME-074: no toast), and leads to the member's own limits where those have refused it. It is the last child of the
 * container of the games, and stays in sight while a part of that container is.
 */
export function LaunchProblem({ problem, inSight = 'edge' }: LaunchProblemProps) {
  const t = useText()
  return (
    problem && (
      <InlineNotice tone="loss" inSight={inSight} action={<OwnLimitsWay problem={problem} />}>
        {t(problem)}
      </InlineNotice>
    )
  )
}
