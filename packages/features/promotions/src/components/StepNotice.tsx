import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { StepCall } from '../model/useStep.ts'

/** Says that a step was refused and why, or that its outcome is unknown, with a button to check it. */
export function StepNotice({
  step: { unsure, look, looking, error },
}: {
  readonly step: Pick<StepCall<never>, 'unsure' | 'look' | 'looking' | 'error'>
}) {
  const t = useText()
  if (unsure) {
    const ask = (
      <Button size="s" busy={looking} onClick={look}>
        {t('promotions.unsure.look')}
      </Button>
    )
    return (
      <FormNotice tone="warn" action={ask}>
        {t('promotions.unsure')}
      </FormNotice>
    )
  }
  return <FormNotice>{error !== null ? t(refusalText(error)) : undefined}</FormNotice>
}
