import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { PromotionStepMutation } from '../model/usePromotionStepMutation.ts'

/**
 * Shows why the platform has refused a step of a promotion. If the outcome of the step is unknown, shows a button that
 * fetches the outcome.
 */
export function PromotionStepProblemNotice({
  step: { isOutcomeUnknown, checkOutcome, isChecking, error },
}: {
  readonly step: Pick<PromotionStepMutation<never>, 'isOutcomeUnknown' | 'checkOutcome' | 'isChecking' | 'error'>
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
