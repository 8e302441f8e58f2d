import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { StepCall } from '../model/useStep.ts'

/** What is to be said of a step that did not come about: why it was refused, or that nobody knows yet, with the way to find out. */
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
