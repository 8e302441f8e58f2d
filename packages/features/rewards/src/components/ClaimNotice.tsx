import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useMinor, useOutcome, type KeptOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'
import type { RewardClaim } from '../model/useClaim.ts'

/**
 * Shows the state of a collection: in the balance, checking a lost response, not carried out, ready to send again, or
 * refused.
 */
export function ClaimNotice({
  taking: { lost, settle, again, undone, error, claimedMinor, busy },
}: {
  readonly taking: RewardClaim
}) {
  const t = useText()
  const formatMinor = useMinor()
  if (lost) return <Checking order={lost} onKnown={settle} />
  if (again) {
    const action = (
      <Button size="s" busy={busy} onClick={again}>
        {t('rewards.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('rewards.again')}
      </FormNotice>
    )
  }
  if (undone) return <FormNotice tone="warn">{t('rewards.undone')}</FormNotice>
  if (error !== null) return <FormNotice>{t(refusalText(error))}</FormNotice>
  return claimedMinor === null ? null : (
    <FormNotice tone="win">{t('rewards.taken', { amount: formatMinor(claimedMinor) })}</FormNotice>
  )
}

interface CheckingProps {
  readonly order: KeptOrder
  readonly onKnown: (paid: number | null) => void
}

/** Polls the outcome of an order whose response was lost, by its idempotency key. Sends nothing again. */
function Checking({ order, onKnown }: CheckingProps) {
  const t = useText()
  const formatMinor = useMinor()
  const { failed, busy, ask } = useOutcome(order, (id, { amountMinor = order.amountMinor }) =>
    onKnown(id === undefined ? null : amountMinor),
  )
  const action = failed && (
    <Button size="s" busy={busy} onClick={ask}>
      {t('rewards.checking.now')}
    </Button>
  )
  return (
    <FormNotice
      tone="info"
      title={t('rewards.checking', { amount: formatMinor(order.amountMinor) })}
      busy
      action={action}>
      {t(failed ? 'rewards.checking.offline' : 'rewards.checking.text')}
    </FormNotice>
  )
}
