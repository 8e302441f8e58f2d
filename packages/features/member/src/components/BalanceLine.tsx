import { useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden, useRefreshBalance } from '@lobby/platform/account'
import { useMoneyFormat } from '@lobby/platform/money'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { IconButton, InlineNotice, Money } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from '@lobby/ui/icons'
import styles from './BalanceLine.module.css'

/**
 * Shows a member's balance with buttons that hide and refresh it (specification part 2, sections 2.3 and 4). An unknown
 * balance is shown as `--`.
 */
export function BalanceLine({ session }: { readonly session: Session }) {
  const t = useText()
  const [hidden, setHidden] = useBalanceHidden()
  const balance = useQuery(balanceQuery(useApi(), session))
  const write = useMoneyFormat(balance.data?.currencySymbol)
  const refresh = useRefreshBalance(balance.refetch)
  return (
    <div className={styles.money}>
      <p className={styles.label}>{t('core.balance.label')}</p>
      <div className={styles.balance}>
        <output className={styles.amount} aria-live="polite">
          {balance.isFetching || hidden ? (
            <>
              <span aria-hidden="true">••••</span>
              <span className="visually-hidden">{t(balance.isFetching ? 'core.loading' : 'core.balance.hidden')}</span>
            </>
          ) : (
            <Money text={balance.data ? write(balance.data.balanceMinor) : '--'} />
          )}
        </output>
        <IconButton label={t(hidden ? 'core.balance.show' : 'core.balance.hide')} onClick={() => setHidden(!hidden)}>
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
        <IconButton label={t('core.balance.refresh')} disabled={balance.isFetching} onClick={refresh}>
          <RefreshCw className={balance.isFetching ? styles.turning : undefined} aria-hidden />
        </IconButton>
      </div>
      {balance.isError && <InlineNotice tone="loss">{t(getErrorMessageId(balance.error))}</InlineNotice>}
    </div>
  )
}
