import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMemberInfo, isWithdrawalAllowed } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { useQueryFailureProps } from '@lobby/platform/query'
import { readWithdrawalId, walletRoutes } from '@lobby/platform/navigation'
import { MembersOnly, useMemberSession } from '@lobby/platform/session'
import { EmptyState, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PendingWithdrawals } from '../components/PendingWithdrawals.tsx'
import { WithdrawalRulesCard } from '../components/WithdrawalRulesCard.tsx'
import { CustomerServiceLink } from '../components/CustomerServiceLink.tsx'
import { WalletSkeleton } from '../components/WalletSkeleton.tsx'
import { WithdrawalView } from '../components/WithdrawalView.tsx'
import { WithdrawForm } from '../components/WithdrawForm.tsx'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { payoutAccountsQuery, withdrawalQuery, withdrawalRulesQuery } from '../queries/withdrawals.ts'
import styles from './WalletScreen.module.css'

/**
 * Renders `/m/withdraw` (SHELL-039). With the URL parameter `id`, shows this withdrawal. Without `id`, shows the form
 * that starts a withdrawal, and the open withdrawals.
 */
export function WithdrawScreen() {
  const t = useText()
  const { name } = useMerchant()
  const [query] = useSearchParams()
  const withdrawalId = readWithdrawalId(query)
  return (
    <MembersOnly>
      <Page title={t('withdraw.page', { name })}>
        <div className={styles.screen}>
          <h1>{t('withdraw.title')}</h1>
          {withdrawalId ? <OneWithdrawal key={withdrawalId} withdrawalId={withdrawalId} /> : <NewWithdrawal />}
        </div>
      </Page>
    </MembersOnly>
  )
}

function NewWithdrawal() {
  const t = useText()
  const failure = useQueryFailureProps()
  const navigate = useNavigate()
  const member = useMemberSession()
  const info = useMemberInfo(member)
  const scope = useWalletQueryParameters()
  const rules = useQuery(withdrawalRulesQuery(scope))
  const accounts = useQuery(payoutAccountsQuery(scope))
  if (!isWithdrawalAllowed(member.type, info.data) || rules.data?.allowed === false)
    return <EmptyState title={t('withdraw.none')} text={t('withdraw.none.text')} action={<CustomerServiceLink />} />
  const failed = [rules, accounts].find(({ data, error }) => !data && error)
  if (failed)
    return (
      <ErrorState title={t(failed === rules ? 'withdraw.failed' : 'withdraw.accounts.failed')} {...failure(failed)} />
    )
  if (!rules.data || !accounts.data) return <WalletSkeleton page="withdrawal" />
  return (
    <>
      <PendingWithdrawals />
      <WithdrawalRulesCard rules={rules.data} canPlay={info.data !== undefined && info.data.playBreak === undefined} />
      <WithdrawForm
        rules={rules.data}
        accounts={accounts.data}
        onWithdrawal={(withdrawalId) => void navigate(walletRoutes.withdrawal(withdrawalId), { replace: true })}
      />
    </>
  )
}

function OneWithdrawal({ withdrawalId }: { readonly withdrawalId: string }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const navigate = useNavigate()
  const query = useQuery(withdrawalQuery({ ...useWalletQueryParameters(), withdrawalId }))
  const { data, error } = query
  if (!data && error instanceof ApiError && error.code === 'withdrawal.unknown') {
    return (
      <ErrorState
        title={t('error.withdrawal.unknown')}
        text={t('withdraw.one.none')}
        actionLabel={t('withdraw.new')}
        onAction={() => void navigate(walletRoutes.withdrawal(), { replace: true })}
      />
    )
  }
  return (
    <>
      {error && (
        <ErrorState
          compact={data !== undefined}
          title={t(data ? 'withdraw.one.stale' : 'withdraw.one.failed')}
          {...failure(query)}
        />
      )}
      {data ? <WithdrawalView withdrawal={data.withdrawal} /> : !error && <WalletSkeleton page="order" />}
    </>
  )
}
