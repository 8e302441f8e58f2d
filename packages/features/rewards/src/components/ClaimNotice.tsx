import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMoneyFormat, useMoneyOrderOutcome, type UnresolvedMoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'
import type { RewardClaim } from '../model/useRewardClaim.ts'

/**
 * Shows the state of a claim: the credited amount, a check of the outcome after a lost response, or the reason for a
 * refusal.
 */
export function ClaimNotice({
  taking: { lost, setOutcome, sendAgain, notExecuted, error, claimedMinor, isBusy },
}: {
  readonly taking: RewardClaim
}) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  if (lost) return <Checking order={lost} onKnown={setOutcome} />
  if (sendAgain) {
    const action = (
      <Button size="s" busy={isBusy} onClick={sendAgain}>
        {t('rewards.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('rewards.again')}
      </FormNotice>
    )
  }
  if (notExecuted) return <FormNotice tone="warn">{t('rewards.undone')}</FormNotice>
  if (error !== null) return <FormNotice>{t(getRefusalMessageId(error))}</FormNotice>
  return claimedMinor === null ? null : (
    <FormNotice tone="win">{t('rewards.taken', { amount: formatMinor(claimedMinor) })}</FormNotice>
  )
}

interface CheckingProps {
  readonly order: UnresolvedMoneyOrder
  readonly onKnown: (paid: number | null) => void
}

/** Polls the outcome of a claim whose response was lost, by the claim's idempotency key. Does not resend the claim. */
function Checking({ order, onKnown }: CheckingProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { hasFailed, isFetching, refetch } = useMoneyOrderOutcome(order, (id, { amountMinor = order.amountMinor }) =>
    onKnown(id === undefined ? null : amountMinor),
  )
  const action = hasFailed && (
    <Button size="s" busy={isFetching} onClick={refetch}>
      {t('rewards.checking.now')}
    </Button>
  )
  return (
    <FormNotice
      tone="info"
      title={t('rewards.checking', { amount: formatMinor(order.amountMinor) })}
      busy
      action={action}>
      {t(hasFailed ? 'rewards.checking.offline' : 'rewards.checking.text')}
    </FormNotice>
  )
}
