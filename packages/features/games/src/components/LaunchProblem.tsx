import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice, type InlineNoticeProps } from '@lobby/ui'
import { OwnLimitsWay } from './OwnLimitsWay.tsx'

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
