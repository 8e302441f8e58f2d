import { useText } from '@lobby/i18n'
import { useBalanceHidden } from '@lobby/platform/account'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, routes, securityRoutes } from '@lobby/platform/navigation'
import { Card, FactList, IconButton, Money, ProgressBar } from '@lobby/ui'
import { ChevronDown, Eye, EyeOff } from '@lobby/ui/icons'
import { usePaymentFeeFormat } from '../model/usePaymentFeeFormat.ts'
import { useWithdrawalRangeFormat } from '../model/useWithdrawalRangeFormat.ts'
import { getRemainingTurnoverMinor } from '../model/findWithdrawalBlockingRule.ts'
import type { WithdrawalRules } from '../queries/withdrawals.ts'
import styles from './WithdrawalRulesCard.module.css'

interface RulesCardProps {
  readonly rules: WithdrawalRules
  /**
   * True to show a link to the games. False during a break of the member, and until the site knows whether there is a
   * break.
   */
  readonly canPlay: boolean
}

/**
 * Shows the largest amount that can be withdrawn now, the stakes that the member still needs, the limits and the fee.
 */
export function WithdrawalRulesCard({ rules, canPlay }: RulesCardProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const feeText = usePaymentFeeFormat()
  const rangeText = useWithdrawalRangeFormat()
  // All components that show the balance share this setting. If a member hides the balance in the header, this
  // component hides it too.
  const [hidden, setHidden] = useBalanceHidden()
  const stakesLeft = getRemainingTurnoverMinor(rules)
  const { dayLeftMinor, timesLeft, timesADay, freeLeft, usualMinutes, turnoverMinor, turnoverDoneMinor } = rules
  return (
    <Card tone="hero">
      <div className={styles.sum}>
        <span className={styles.line}>
          <span className={styles.muted}>{t('withdraw.available')}</span>
          <IconButton label={t(hidden ? 'core.balance.show' : 'core.balance.hide')} onClick={() => setHidden(!hidden)}>
            {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
        {hidden ? (
          <span className={styles.veiled}>
            <span aria-hidden="true">••••</span>
            <span className="visually-hidden">{t('core.balance.hidden')}</span>
          </span>
        ) : (
          <Money size="hero" text={formatMinor(rules.withdrawableMinor)} />
        )}
      </div>
      {stakesLeft > 0 && (
        <div className={styles.turnover}>
          <p className={styles.line}>
            <strong>{t('withdraw.turnover')}</strong>
            {canPlay && <Link to={routes.home()}>{t('withdraw.turnover.play')}</Link>}
          </p>
          <ProgressBar max={turnoverMinor} value={turnoverDoneMinor} label={t('withdraw.turnover')} />
          <p className={styles.muted}>
            {t('withdraw.turnover.text', { left: formatMinor(stakesLeft), all: formatMinor(turnoverMinor) })}
          </p>
        </div>
      )}
      <details className={styles.more}>
        <summary className={styles.summary}>
          {t('withdraw.rules')}
          <ChevronDown aria-hidden />
        </summary>
        <FactList
          items={[
            { name: t('withdraw.rules.each'), value: rangeText(rules) },
            { name: t('withdraw.rules.day'), value: formatMinor(dayLeftMinor) },
            { name: t('withdraw.rules.times'), value: t('withdraw.rules.of', { left: timesLeft, all: timesADay }) },
            {
              name: t('wallet.fee'),
              value: freeLeft > 0 ? t('withdraw.rules.free', { count: freeLeft }) : feeText(rules),
            },
            { name: t('withdraw.rules.time'), value: t('withdraw.rules.minutes', { count: usualMinutes }) },
          ]}
        />
        {!rules.documentsApproved && (
          <p className={styles.line}>
            <span className={styles.muted}>
              {t('withdraw.rules.documents', { amount: formatMinor(rules.documentsAboveMinor) })}
            </span>
            <Link to={securityRoutes.documents()}>{t('withdraw.documents.send')}</Link>
          </p>
        )}
      </details>
    </Card>
  )
}
