import { useText, type MessageId } from '@lobby/i18n'
import { InlineNotice } from '@lobby/ui'
import styles from './LaunchProblem.module.css'

/** What the last launch failed with, beside the games (GAME-074: no toast). */
export function LaunchProblem({ problem }: { readonly problem: MessageId | null }) {
  const t = useText()
  return problem ? (
    <div className={styles.problem}>
      <InlineNotice tone="loss">{t(problem)}</InlineNotice>
    </div>
  ) : null
}
