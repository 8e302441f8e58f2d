import { useFormat, useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Link, responsibleRoute } from '@lobby/platform/navigation'
import { buttonClass, InlineNotice } from '@lobby/ui'
import type { OwnDeposits as Own } from '../model/useOwnDeposits.ts'

export interface OwnDepositsProps {
  readonly own: Own
}

/**
 * Shows how much the member's own deposit limits still allow, or until when the member has paused deposits, with a
 * link to change it. Renders nothing without limits.
 */
export function OwnDeposits({ own: { left, stoppedUntil } }: OwnDepositsProps) {
  const t = useText()
  const formatMinor = useMinor()
  const { date } = useFormat()
  if (stoppedUntil === undefined && left === undefined) return null
  const limitsLink = (
    <Link className={buttonClass({ size: 's' })} to={responsibleRoute()}>
      {t('deposit.own.way')}
    </Link>
  )
  return (
    <InlineNotice tone={stoppedUntil === undefined ? 'info' : 'warn'} action={limitsLink}>
      {stoppedUntil === undefined
        ? t('deposit.own.left', { left: formatMinor(left ?? 0) })
        : t('deposit.own.break', { date: date(stoppedUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </InlineNotice>
  )
}
