import { securityQueryKeyPrefix } from '@lobby/platform/account'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { invalidate, setMutationResult, useQueryFailureProps } from '@lobby/platform/query'
import { MembersOnly } from '@lobby/platform/session'
import { Button, EmptyState, ErrorState, List, ListRow, Page } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from '@lobby/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { PaymentMethodLogo } from '../components/PaymentMethodLogo.tsx'
import { WalletSkeleton } from '../components/WalletSkeleton.tsx'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { payoutAccountsQuery, withdrawalRulesQuery, type PayoutAccounts } from '../queries/withdrawals.ts'
import styles from './WalletScreen.module.css'

const AddAccount = lazy(() =>
  import('../components/AddPayoutAccountForm.tsx').then((module) => ({ default: module.AddPayoutAccountForm })),
)
const AccountOptions = lazy(() =>
  import('../components/PayoutAccountOptions.tsx').then((module) => ({ default: module.PayoutAccountOptions })),
)
const SetPaymentPassword = lazy(() =>
  import('../components/SetPaymentPasswordForm.tsx').then((module) => ({ default: module.SetPaymentPasswordForm })),
)

/** Renders `/m/securityCenter/accounts`: the member's payout accounts, which are Pix keys and bank accounts. */
export function AccountsScreen() {
  const t = useText()
  const { name } = useMerchant()
  return (
    <MembersOnly>
      <Page title={t('security.page', { title: t('security.accounts'), name })}>
        <div className={styles.screen}>
          <h1 className="visually-hidden">{t('security.accounts')}</h1>
          <Accounts />
        </div>
      </Page>
    </MembersOnly>
  )
}

function Accounts() {
  const t = useText()
  const failure = useQueryFailureProps()
  const scope = useWalletQueryParameters()
  const accounts = useQuery(payoutAccountsQuery(scope))
  const rules = useQuery(withdrawalRulesQuery(scope))
  const failed = [accounts, rules].find(({ data, error }) => !data && error)
  if (failed) return <ErrorState title={t('withdraw.accounts.failed')} {...failure(failed)} />
  if (!accounts.data || !rules.data) return <WalletSkeleton page="deposit" />
  return <AccountList of={accounts.data} hasPaymentPassword={rules.data.hasPaymentPassword} />
}

/** The sheet that is open over the list: the form that adds an account, or the options of the account with this id. */
type OpenSheet = 'add' | number

function AccountList({
  of: { accounts, mostAccounts, banks },
  hasPaymentPassword,
}: {
  readonly of: PayoutAccounts
  readonly hasPaymentPassword: boolean
}) {
  const t = useText()
  const scope = useWalletQueryParameters()
  const queries = useQueryClient()
  const [openSheet, setOpenSheet] = useState<OpenSheet | null>(null)
  const openedAccount = accounts.find(({ accountId }) => accountId === openSheet)
  const updateAccounts = (changed: PayoutAccounts) => {
    setMutationResult(queries, payoutAccountsQuery(scope).queryKey, changed)
    invalidate(queries, securityQueryKeyPrefix)
    setOpenSheet(null)
  }
  const onPasswordSet = () => {
    invalidate(queries, withdrawalRulesQuery(scope).queryKey, securityQueryKeyPrefix)
  }
  const addButton = (
    <Button tone="brand" wide icon={<Plus aria-hidden />} onClick={() => setOpenSheet('add')}>
      {t('withdraw.account.add')}
    </Button>
  )
  return (
    <>
      {accounts.length > 0 ? (
        <>
          <List label={t('security.accounts')}>
            {accounts.map(({ accountId, kind, label, holder, bankName, isDefault }) => (
              <ListRow
                key={accountId}
                icon={<PaymentMethodLogo kind={kind} />}
                // The zero-width space allows a line break before the domain of a long email address.
                label={label.replace('@', '\u200B@')}
                hint={[
                  isDefault && t('withdraw.account.default'),
                  bankName ?? t(kind === 'PIX' ? 'withdraw.account.PIX' : 'withdraw.account.BANK'),
                  holder,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                onPress={() => setOpenSheet(accountId)}
              />
            ))}
          </List>
          {accounts.length < mostAccounts ? (
            addButton
          ) : (
            <p className={styles.note}>{t('security.accounts.most', { count: mostAccounts })}</p>
          )}
        </>
      ) : (
        <EmptyState title={t('security.accounts.none')} text={t('withdraw.accounts.none')} action={addButton} />
      )}
      <Suspense fallback={null}>
        {openSheet !== null && !hasPaymentPassword && (
          <SetPaymentPassword onClose={() => setOpenSheet(null)} onDone={onPasswordSet} />
        )}
        {openSheet === 'add' && hasPaymentPassword && (
          <AddAccount banks={banks} onDone={updateAccounts} onClose={() => setOpenSheet(null)} />
        )}
        {openedAccount && hasPaymentPassword && (
          <AccountOptions account={openedAccount} onDone={updateAccounts} onClose={() => setOpenSheet(null)} />
        )}
      </Suspense>
    </>
  )
}
