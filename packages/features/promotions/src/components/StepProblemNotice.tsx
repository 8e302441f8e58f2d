import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { StepCall } from '../model/usePromotionStep.ts'

/** Says that a step was refused and why, or that its outcome is unknown, with a button to check it. */
export function StepProblemNotice({
  step: { isOutcomeUnknown, checkOutcome, isChecking, error },
}: {
  readonly step: Pick<StepCall<never>, 'isOutcomeUnknown' | 'checkOutcome' | 'isChecking' | 'error'>
}) {
  const t = useText()
  if (isOutcomeUnknown) {
    const ask = (
      <Button size="s" busy={isChecking} onClick={checkOutcome}>
        {t('promotions.unsure.look')}
      </Button>
    )
    return (
      <FormNotice tone="warn" action={ask}>
        {t('promotions.unsure')}
      </FormNotice>
    )
  }
  return <FormNotice>{error !== null ? t(getRefusalMessageId(error)) : undefined}</FormNotice>
}
