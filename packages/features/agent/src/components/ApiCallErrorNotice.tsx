import { useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import type { MemberMutation } from '@lobby/platform/session'
import { Button, FormNotice } from '@lobby/ui'

export interface ApiCallErrorNoticeProps {
  readonly call: Pick<MemberMutation<never>, 'error' | 'sendAgain' | 'isBusy'>
  /** The message to show if the response was lost. */
  readonly lostText: MessageId
  /**
   * The group of texts with the error message and the label of the retry button. The screen must have loaded this
   * group.
   */
  readonly group?: 'contracts' | 'wallet'
}

/**
 * Shows why an API call has failed: the platform refused the call, or its response was lost. If the session expired
 * before the call, shows a retry button after the member has signed in again.
 */
export function ApiCallErrorNotice({
  call: { error, sendAgain, isBusy },
  lostText,
  group = 'contracts',
}: ApiCallErrorNoticeProps) {
  const t = useText()
  if (sendAgain) {
    const action = (
      <Button size="s" busy={isBusy} onClick={sendAgain}>
        {t(`${group}.again.send`)}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t(`${group}.again`)}
      </FormNotice>
    )
  }
  if (error === null) return null
  return isMoneyOrderOutcomeUnknown(error) ? (
    <FormNotice tone="warn">{t(lostText)}</FormNotice>
  ) : (
    <FormNotice>{t(getRefusalMessageId(error))}</FormNotice>
  )
}
