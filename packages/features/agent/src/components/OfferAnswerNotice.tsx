import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { OfferAnswerState } from '../model/useOfferAnswer.ts'

/**
 * Shows the state of the member's answer to a contract offer: the outcome, that the app is checking the outcome, that
 * the member must press a button to send the answer again, or why the platform refused the answer.
 */
export function OfferAnswerNotice({
  answer: { lost, outcome, sendAgain, error, isBusy },
}: {
  readonly answer: OfferAnswerState
}) {
  const t = useText()
  if (lost) {
    return (
      <FormNotice tone="info" busy>
        {t('contracts.checking')}
      </FormNotice>
    )
  }
  if (sendAgain) {
    const action = (
      <Button size="s" busy={isBusy} onClick={sendAgain}>
        {t('contracts.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('contracts.again')}
      </FormNotice>
    )
  }
  if (error !== null) return <FormNotice>{t(getRefusalMessageId(error))}</FormNotice>
  if (outcome === 'undone') return <FormNotice tone="warn">{t('contracts.undone')}</FormNotice>
  if (outcome === 'over') return <FormNotice tone="warn">{t('contracts.over')}</FormNotice>
  return outcome && <FormNotice tone={outcome === 'accepted' ? 'win' : 'info'}>{t(`contracts.${outcome}`)}</FormNotice>
}
