import { useText } from '@lobby/i18n'
import { Check, X } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { listPromotionProgressSteps, type PromotionProgressStep } from '../model/listPromotionProgressSteps.ts'
import type { ReceivedPromotionDetail } from '../queries/activities.ts'
import styles from './PromotionTimeline.module.css'

export interface PromotionTimelineProps {
  readonly detail: ReceivedPromotionDetail
  /** The content below the current step, for example how much the player has staked. */
  readonly children?: ReactNode
}

/** Shows the steps of a promotion and highlights the player's current step. */
export function PromotionTimeline({ detail, children }: PromotionTimelineProps) {
  const t = useText()
  const { status } = detail.activity
  const textOf = ({ name, state }: PromotionProgressStep) => {
    if (name === 'review' && status === 'APPLYING') return t('promotions.step.queue')
    if (name === 'result' && state === 'failed') return t('promotions.status.REJECTED')
    if (name === 'result' && state === 'done') return t('promotions.status.ISSUED')
    return t(`promotions.step.${name}`)
  }
  return (
    <ol className={styles.steps} aria-label={t('promotions.steps')}>
      {listPromotionProgressSteps(detail).map((step, index) => (
        <li
          key={step.name}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <Check /> : step.state === 'failed' ? <X /> : index + 1}
          </span>
          <div className={styles.words}>
            <span className={styles.name}>
              {textOf(step)}
              {step.state === 'done' && <span className="visually-hidden">{`, ${t('promotions.step.done')}`}</span>}
            </span>
            {(step.state === 'current' || step.state === 'failed') && children}
          </div>
        </li>
      ))}
    </ol>
  )
}
