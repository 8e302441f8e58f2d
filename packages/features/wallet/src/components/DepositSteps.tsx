import { useText } from '@lobby/i18n'
import { Stepper } from '@lobby/ui'

export interface DepositStepsProps {
  /** The index of the current step, from 0 to 2; 3 after the last step. */
  readonly current: number
  readonly onStep?: (step: number) => void
}

/** Shows the steps of a step-by-step deposit, and highlights the current step. */
export function DepositSteps({ current, onStep }: DepositStepsProps) {
  const t = useText()
  return (
    <Stepper
      label={t('deposit.steps')}
      doneLabel={t('deposit.step.done')}
      current={current}
      {...(onStep && { onStep })}
      steps={[
        { id: 'method', label: t('deposit.step.method') },
        { id: 'amount', label: t('deposit.step.amount') },
        { id: 'pay', label: t('deposit.step.pay') },
      ]}
    />
  )
}
