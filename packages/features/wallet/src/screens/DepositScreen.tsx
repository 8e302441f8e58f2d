import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useQueryFailureProps } from '@lobby/platform/query'
import { readDepositId, walletRoutes } from '@lobby/platform/navigation'
import { MembersOnly } from '@lobby/platform/session'
import { useScreenVersion, type ScreenVersion } from '@lobby/platform/startup'
import { EmptyState, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DepositForm, type DepositFormProps } from '../components/DepositForm.tsx'
import { DepositView } from '../components/DepositView.tsx'
import { PendingDeposits } from '../components/PendingDeposits.tsx'
import { CustomerServiceLink } from '../components/CustomerServiceLink.tsx'
import { WalletSkeleton } from '../components/WalletSkeleton.tsx'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { depositMethodsQuery, depositQuery } from '../queries/deposits.ts'
import styles from './WalletScreen.module.css'

/**
 * Renders `/m/voucherCenter` (SHELL-032). With the URL parameter `id`, shows this deposit. Without `id`, shows the form
 * that starts a deposit, and the pending deposits. The new version of the form has steps, and the base version has one
 * page (CONF-045, decision 032).
 */
export function DepositScreen() {
  const t = useText()
  const { name } = useMerchant()
  return (
    <MembersOnly>
      <Page title={t('deposit.page', { name })}>
        <div className={styles.screen}>
          <h1>{t('deposit.title')}</h1>
          <Content />
        </div>
      </Page>
    </MembersOnly>
  )
}

function Content() {
  const [query] = useSearchParams()
  const version = useScreenVersion('dep_func')
  const depositId = readDepositId(query)
  if (version === undefined) return <WalletSkeleton page={depositId ? 'order' : 'deposit'} />
  return depositId ? (
    <OneDeposit key={depositId} depositId={depositId} version={version} />
  ) : (
    <NewDeposit version={version} />
  )
}

function NewDeposit({ version }: { readonly version: ScreenVersion }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const query = useQuery(depositMethodsQuery(useWalletQueryParameters()))
  const { data, error } = query
  const open = (depositId: string) => void navigate(walletRoutes.deposit(depositId), { replace: true })
  return (
    <>
      <PendingDeposits />
      {data && data.methods.length > 0 && (
        <DepositForm
          methods={data.methods}
          disabledReason={
            data.pending >= data.mostPending ? t('deposit.reason.full', { count: data.pending }) : undefined
          }
          version={version}
          initialValues={readInitialValues(state)}
          onDeposit={open}
        />
      )}
      {data?.methods.length === 0 && (
        <EmptyState
          title={t('deposit.methods.none')}
          text={t('deposit.methods.none.text')}
          action={<CustomerServiceLink />}
        />
      )}
      {!data &&
        (error ? (
          <ErrorState title={t('deposit.methods.failed')} {...failure(query)} />
        ) : (
          <WalletSkeleton page="deposit" />
        ))}
    </>
  )
}

/**
 * Reads the initial form values from the state of the history entry. The page of a failed deposit stores them there
 * when the member repeats the deposit.
 */
function readInitialValues(state: unknown): DepositFormProps['initialValues'] {
  const { method, amountMinor } = (typeof state === 'object' && state !== null ? state : {}) as {
    readonly method?: unknown
    readonly amountMinor?: unknown
  }
  return typeof method === 'string' && typeof amountMinor === 'number' ? { method, amountMinor } : undefined
}

function OneDeposit({ depositId, version }: { readonly depositId: string; readonly version: ScreenVersion }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const navigate = useNavigate()
  const query = useQuery(depositQuery({ ...useWalletQueryParameters(), depositId }))
  const { data, error } = query
  if (!data && error instanceof ApiError && error.code === 'deposit.unknown') {
    return (
      <ErrorState
        title={t('error.deposit.unknown')}
        text={t('deposit.one.none')}
        actionLabel={t('deposit.new')}
        onAction={() => void navigate(walletRoutes.deposit(), { replace: true })}
      />
    )
  }
  return (
    <>
      {error && (
        <ErrorState
          compact={data !== undefined}
          title={t(data ? 'deposit.one.stale' : 'deposit.one.failed')}
          {...failure(query)}
        />
      )}
      {data ? <DepositView detail={data} version={version} /> : !error && <WalletSkeleton page="order" />}
    </>
  )
}
