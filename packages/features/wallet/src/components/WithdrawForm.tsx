import { withdraw } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { useAmountField, useMoneyFormat, useMoneyOrder, type MoneyOrderInput } from '@lobby/platform/money'
import { Link, securityRoutes } from '@lobby/platform/navigation'
import { setMutationResult } from '@lobby/platform/query'
import { getButtonClass, FactList, SubmitButton } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { calculateWithdrawalFee } from '../model/calculatePaymentFee.ts'
import { useWithdrawalBlockingRuleText } from '../model/useWithdrawalBlockingRuleText.ts'
import { useWithdrawalRangeFormat } from '../model/useWithdrawalRangeFormat.ts'
import { useInvalidateMoneyQueries } from '../model/useInvalidateMoneyQueries.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { findWithdrawalAmountBlockingRule, findWithdrawalBlockingRule } from '../model/findWithdrawalBlockingRule.ts'
import {
  payoutAccountsQuery,
  withdrawalQuery,
  withdrawalRulesQuery,
  type PayoutAccounts,
  type WithdrawalDetail,
  type WithdrawalRules,
} from '../queries/withdrawals.ts'
import { PayoutAccountCards } from './PayoutAccountCards.tsx'
import { AmountField, AmountProblemText } from './AmountField.tsx'
import { LostMoneyOrderCheck } from './LostMoneyOrderCheck.tsx'
import { MoneyOrderProblemNotice } from './MoneyOrderProblemNotice.tsx'
import styles from './WithdrawForm.module.css'

const AddAccount = lazy(() =>
  import('./AddPayoutAccountForm.tsx').then((module) => ({ default: module.AddPayoutAccountForm })),
)
const AccountOptions = lazy(() =>
  import('./PayoutAccountOptions.tsx').then((module) => ({ default: module.PayoutAccountOptions })),
)
const ConfirmWithdrawal = lazy(() =>
  import('./WithdrawalConfirmation.tsx').then((module) => ({ default: module.WithdrawalConfirmation })),
)
const SetPaymentPassword = lazy(() =>
  import('./SetPaymentPasswordForm.tsx').then((module) => ({ default: module.SetPaymentPasswordForm })),
)

export interface WithdrawFormProps {
  readonly rules: WithdrawalRules
  readonly accounts: PayoutAccounts
  readonly onWithdrawal: (withdrawalId: string) => void
}

interface Input extends MoneyOrderInput {
  readonly paymentPassword: string
}

/**
 * The sheet that is open over the form: the form that adds a payout account, the confirmation, or the options of the
 * payout account with this id.
 */
type OpenSheet = 'add' | 'confirm' | { readonly options: number }

/**
 * Asks for the payout account, the amount and the payment password, and starts a withdrawal. Several presses of the
 * button start one withdrawal. Passes the number of the withdrawal to `onWithdrawal`.
 */
export function WithdrawForm({ rules, accounts, onWithdrawal }: WithdrawFormProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const heldText = useWithdrawalBlockingRuleText()
  const rangeText = useWithdrawalRangeFormat()
  const scope = useWalletQueryParameters()
  const queries = useQueryClient()
  const refetchMoney = useInvalidateMoneyQueries()
  const [openSheet, setOpenSheet] = useState<OpenSheet | null>(null)
  const order = useMoneyOrder<Input, WithdrawalDetail>({
    kind: 'withdrawal',
    call: async ({ amountMinor, target, paymentPassword }, idempotencyKey) => {
      const detail = await scope.api.call(withdraw, {
        body: { accountId: Number(target), amountMinor, paymentPassword },
        idempotencyKey,
      })
      queries.setQueryData(withdrawalQuery({ ...scope, withdrawalId: detail.withdrawal.withdrawalId }).queryKey, detail)
      return detail
    },
    onDone: ({ withdrawal }) => {
      onWithdrawal(withdrawal.withdrawalId)
      refetchMoney()
    },
  })
  const [picked, setPicked] = useState(order.lost?.target ?? '')
  const account = accounts.accounts.find(({ accountId }) => String(accountId) === picked) ?? accounts.accounts[0]
  const amount = useAmountField(rules, order.lost?.amountMinor)

  const onOutcome = (withdrawalId: string | undefined) => {
    order.setOutcome(withdrawalId !== undefined)
    setOpenSheet(null)
    refetchMoney()
    if (withdrawalId !== undefined) onWithdrawal(withdrawalId)
  }
  if (order.lost) return <LostMoneyOrderCheck order={order.lost} onOutcome={onOutcome} />

  const updateAccounts = (changed: PayoutAccounts) => {
    setMutationResult(queries, payoutAccountsQuery(scope).queryKey, changed)
    // Select the new account, because the player probably added it for this withdrawal.
    const added = changed.accounts.find(({ accountId }) =>
      accounts.accounts.every((before) => before.accountId !== accountId),
    )
    if (added) setPicked(String(added.accountId))
    setOpenSheet(null)
  }
  const { minor } = amount
  // Check the other rules even if the amount exceeds the limit per withdrawal, because another rule may allow even
  // less.
  const refused =
    minor === undefined || (amount.problem && amount.problem !== 'high')
      ? undefined
      : findWithdrawalAmountBlockingRule(rules, minor)
  const block = findWithdrawalBlockingRule(rules)
  const isReady = account !== undefined && minor !== undefined && !amount.problem && !refused && !block
  const fee = minor === undefined ? 0 : calculateWithdrawalFee(rules, minor)
  let reason: ReactNode = block ? heldText(block, rules) : account ? undefined : t('withdraw.reason.account')
  if (reason === undefined && refused) reason = heldText(refused, rules, minor)
  if (reason === undefined && amount.problem) reason = <AmountProblemText problem={amount.problem} limits={rules} />
  const lacksPassword = !rules.hasPaymentPassword
  const isSettingPassword = lacksPassword && openSheet !== null
  // Close the confirmation if the rules or the payout accounts change while it is open. Otherwise the platform could
  // refuse the withdrawal or pay it to another account.
  const isConfirming =
    openSheet === 'confirm' &&
    account !== undefined &&
    String(account.accountId) === picked &&
    (isReady || order.isBusy)
  if (openSheet === 'confirm' && !isSettingPassword && !isConfirming) setOpenSheet(null)

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        setPicked(String(account.accountId))
        setOpenSheet('confirm')
      }}>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('withdraw.to')}</h2>
        {accounts.accounts.length === 0 && <p className={styles.muted}>{t('withdraw.accounts.none')}</p>}
        <PayoutAccountCards
          accounts={accounts}
          value={account ? String(account.accountId) : ''}
          onChange={setPicked}
          onOptions={(options) => setOpenSheet({ options })}
          onAdd={() => setOpenSheet('add')}
        />
      </section>
      <AmountField
        amount={amount}
        limits={rules}
        chips={rules.chipsMinor.filter((chip) => chip <= rules.withdrawableMinor)}
        {...(rules.withdrawableMinor > 0 && { extra: { label: t('withdraw.all'), minor: rules.withdrawableMinor } })}
        error={refused && heldText(refused, rules, minor)}
        hint={rangeText(rules)}
      />
      {refused === 'documents' && (
        <Link className={getButtonClass({ wide: true })} to={securityRoutes.documents()}>
          {t('withdraw.documents.send')}
        </Link>
      )}
      {minor !== undefined && !amount.problem && !refused && (
        <FactList
          items={[
            { name: t('wallet.fee'), value: fee > 0 ? formatMinor(fee) : t('wallet.fee.none') },
            { name: t('withdraw.arrives'), value: formatMinor(minor - fee), strong: true },
          ]}
        />
      )}
      {openSheet === null && <MoneyOrderProblemNotice order={order} />}
      <SubmitButton busy={order.isBusy} reason={reason}>
        {isReady ? t('withdraw.submit', { amount: formatMinor(minor) }) : t('withdraw.title')}
      </SubmitButton>
      <Suspense fallback={null}>
        {isSettingPassword && (
          <SetPaymentPassword
            onClose={() => setOpenSheet(null)}
            onDone={() =>
              setMutationResult(queries, withdrawalRulesQuery(scope).queryKey, { ...rules, hasPaymentPassword: true })
            }
          />
        )}
        {!isSettingPassword && openSheet === 'add' && (
          <AddAccount banks={accounts.banks} onDone={updateAccounts} onClose={() => setOpenSheet(null)} />
        )}
        {!isSettingPassword && typeof openSheet === 'object' && openSheet !== null && (
          <Options
            accounts={accounts}
            accountId={openSheet.options}
            onDone={updateAccounts}
            onClose={() => setOpenSheet(null)}
          />
        )}
        {!isSettingPassword && isConfirming && minor !== undefined && (
          <ConfirmWithdrawal
            account={account}
            amountMinor={minor}
            feeMinor={fee}
            busy={order.isBusy}
            error={order.error}
            onConfirm={(paymentPassword) =>
              order.send({ amountMinor: minor, target: String(account.accountId), paymentPassword })
            }
            onClose={() => setOpenSheet(null)}
          />
        )}
      </Suspense>
    </form>
  )
}

interface OptionsProps {
  readonly accounts: PayoutAccounts
  readonly accountId: number
  readonly onDone: (accounts: PayoutAccounts) => void
  readonly onClose: () => void
}

function Options({ accounts, accountId, ...rest }: OptionsProps) {
  const account = accounts.accounts.find((each) => each.accountId === accountId)
  return account ? <AccountOptions {...rest} account={account} /> : null
}
