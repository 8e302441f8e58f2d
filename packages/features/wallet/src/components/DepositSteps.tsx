import { useText } from '@lobby/i18n'
import { Stepper } from '@lobby/ui'

export interface DepositStepsProps {
  /** From 0; 3 says that all are done. */
  readonly current: number
  readonly onStep?: (step: number) => void
}

/** Where one is in a deposit that is made step by step. */
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
