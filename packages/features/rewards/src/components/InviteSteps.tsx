import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card } from '@lobby/ui'
import type { InviteInfo } from '../queries/invite.ts'
import styles from './InviteSteps.module.css'

/** Explains in three steps how to invite friends, with the current amounts. */
export function InviteSteps({ info: { depositMinor, rewardEachMinor } }: { readonly info: InviteInfo }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const steps = [
    t('invite.step.share'),
    t('invite.step.deposit', { amount: formatMinor(depositMinor) }),
    t('invite.step.reward', { amount: formatMinor(rewardEachMinor) }),
  ]
  return (
    <Card title={t('invite.how')}>
      <ol className={styles.steps}>
        {steps.map((text, place) => (
          <li key={text} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {place + 1}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
