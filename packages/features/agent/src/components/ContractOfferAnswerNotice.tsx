import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { Button, FormNotice } from '@lobby/ui'
import type { ContractOfferAnswerState } from '../model/useContractOfferAnswer.ts'

/**
 * Shows whether the platform has accepted the member's answer to a contract offer. If the response was lost, shows that
 * the app is checking the outcome, and then a button that sends the answer again if necessary.
 */
export function ContractOfferAnswerNotice({
  answer: { lost, outcome, sendAgain, error, isBusy },
}: {
  readonly answer: ContractOfferAnswerState
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
