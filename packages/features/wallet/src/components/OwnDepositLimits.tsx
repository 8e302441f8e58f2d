import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, responsibleRoute } from '@lobby/platform/navigation'
import { getButtonClass, InlineNotice } from '@lobby/ui'
import type { RemainingDepositLimits as Own } from '../model/useOwnDepositLimits.ts'

export interface OwnDepositLimitsProps {
  readonly limits: Own
}

/**
 * Shows how much the member may still deposit within the member's own limits, or when the member's break ends. Renders
 * nothing for a member without a limit or break.
 */
export function OwnDepositLimits({ limits: { leftMinor, pausedUntil } }: OwnDepositLimitsProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { date } = useLanguageFormat()
  if (pausedUntil === undefined && leftMinor === undefined) return null
  const limitsLink = (
    <Link className={getButtonClass({ size: 's' })} to={responsibleRoute()}>
      {t('deposit.own.way')}
    </Link>
  )
  return (
    <InlineNotice tone={pausedUntil === undefined ? 'info' : 'warn'} action={limitsLink}>
      {pausedUntil === undefined
        ? t('deposit.own.left', { left: formatMinor(leftMinor ?? 0) })
        : t('deposit.own.break', { date: date(pausedUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </InlineNotice>
  )
}
