import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice } from '@lobby/ui'
import styles from './LaunchProblem.module.css'
import { OwnLimitsWay } from './OwnLimitsWay.tsx'

/** What the last launch failed with, beside the games (GAME-074: no toast); with the way to the own limits where those have refused it. */
export function LaunchProblem({ problem }: { readonly problem: MessageId | null }) {
  const t = useText()
  return problem ? (
    <div className={styles.problem}>
      <InlineNotice tone="loss" action={<OwnLimitsWay problem={problem} />}>
        {t(problem)}
      </InlineNotice>
    </div>
  ) : null
}
