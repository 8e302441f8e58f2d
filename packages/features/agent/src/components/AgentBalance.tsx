import { useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden, useRefreshBalance } from '@lobby/platform/account'
import { MemberLink, routes } from '@lobby/platform/navigation'
import { useMoneyFormat } from '@lobby/platform/money'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { getButtonClass, IconButton, InlineNotice, Money } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from '@lobby/ui/icons'
import styles from './AgentBalance.module.css'

/**
 * Shows the agent's balance over all wallets, with buttons that hide and refresh the amount, and links to deposit and
 * withdraw (AGEN-010 to AGEN-013).
 */
export function AgentBalance() {
  const t = useText()
  const [hidden, setHidden] = useBalanceHidden()
  const balance = useQuery(balanceQuery(useApi(), useMemberSession()))
  const refresh = useRefreshBalance(balance.refetch)
  const { data, isFetching } = balance
  const write = useMoneyFormat(data?.currencySymbol)
  return (
    <div className={styles.balance}>
      <div className={styles.head}>
        <p className={styles.label}>{t('agent.balance')}</p>
        <IconButton label={t(hidden ? 'core.balance.show' : 'core.balance.hide')} onClick={() => setHidden(!hidden)}>
          {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
        <IconButton label={t('core.balance.refresh')} disabled={isFetching} onClick={refresh}>
          <RefreshCw className={isFetching ? styles.turning : undefined} aria-hidden />
        </IconButton>
      </div>
      <output className={styles.amount} aria-live="polite">
        {isFetching || hidden ? (
          <>
            <span aria-hidden="true">••••</span>
            <span className="visually-hidden">{t(isFetching ? 'core.loading' : 'core.balance.hidden')}</span>
          </>
        ) : (
          <Money text={data ? write(data.balanceMinor) : '--'} />
        )}
      </output>
      {balance.isError && <InlineNotice tone="loss">{t(getErrorMessageId(balance.error))}</InlineNotice>}
      <div className={styles.ways}>
        <MemberLink className={getButtonClass({ tone: 'brand', wide: true })} to={routes.deposit()}>
          {t('core.account.deposit')}
        </MemberLink>
        <MemberLink className={getButtonClass({ wide: true })} to={routes.withdraw()}>
          {t('core.account.withdraw')}
        </MemberLink>
      </div>
    </div>
  )
}
