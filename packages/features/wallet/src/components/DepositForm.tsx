import { ApiError } from '@lobby/api'
import { createDeposit } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useAmountField, useMoneyFormat, useMoneyOrder } from '@lobby/platform/money'
import { Button, FactList, SubmitButton } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { calculatePaymentFee } from '../model/calculatePaymentFee.ts'
import { usePaymentFeeFormat } from '../model/usePaymentFeeFormat.ts'
import { useOwnDepositLimits } from '../model/useOwnDepositLimits.ts'
import { useInvalidateMoneyQueries } from '../model/useInvalidateMoneyQueries.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { depositQuery, type DepositMethod } from '../queries/deposits.ts'
import { AmountField, AmountProblemText } from './AmountField.tsx'
import { LostMoneyOrderCheck } from './LostMoneyOrderCheck.tsx'
import styles from './DepositForm.module.css'
import { DepositSteps } from './DepositSteps.tsx'
import { DepositMethodCards } from './DepositMethodCards.tsx'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'
import { MoneyOrderProblemNotice } from './MoneyOrderProblemNotice.tsx'
import { OwnDepositLimits } from './OwnDepositLimits.tsx'

export interface DepositFormProps {
  readonly methods: readonly DepositMethod[]
  /** The reason why the member cannot start another deposit; undefined if they can. */
  readonly disabledReason?: string | undefined
  /** `new` shows one step at a time, and `base` shows all fields on one page (decision 032). */
  readonly version: 'new' | 'base'
  /** The initial values of the form, if the member repeats a failed deposit. */
  readonly initialValues?: { readonly method: string; readonly amountMinor: number } | undefined
  readonly onDeposit: (depositId: string) => void
}

interface Input {
  readonly amountMinor: number
  /** The code of the deposit method. */
  readonly target: string
}

/**
 * Asks for the deposit method and the amount, and starts a deposit. Several presses of the button start one deposit.
 * Passes the number of the deposit to `onDeposit`.
 */
export function DepositForm({ methods, disabledReason, version, initialValues, onDeposit }: DepositFormProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const feeText = usePaymentFeeFormat()
  const scope = useWalletQueryParameters()
  const queries = useQueryClient()
  const refetchMoney = useInvalidateMoneyQueries()
  const ownLimits = useOwnDepositLimits()
  const order = useMoneyOrder<Input, { readonly deposit: { readonly depositId: string } }>({
    kind: 'deposit',
    call: async ({ amountMinor, target }, idempotencyKey) => {
      const detail = await scope.api.call(createDeposit, { body: { method: target, amountMinor }, idempotencyKey })
      queries.setQueryData(depositQuery({ ...scope, depositId: detail.deposit.depositId }).queryKey, {
        ...detail,
        receivedAt: performance.now(),
      })
      return detail
    },
    onDone: ({ deposit }) => {
      onDeposit(deposit.depositId)
      refetchMoney()
    },
  })
  const offered = methods.filter(({ available }) => available)
  const initial = order.lost ? { method: order.lost.target, amountMinor: order.lost.amountMinor } : initialValues
  const initialMethod = offered.find(({ code }) => code === initial?.method)
  const [code, setCode] = useState(
    initialMethod?.code ??
      (version === 'base' ? (offered.find(({ recommended }) => recommended) ?? offered[0])?.code : undefined) ??
      '',
  )
  const method = offered.find((each) => each.code === code)
  const amount = useAmountField(method, initial?.amountMinor)
  const step = version === 'new' && !method ? 0 : 1

  const onOutcome = (depositId: string | undefined) => {
    order.setOutcome(depositId !== undefined)
    if (depositId !== undefined) {
      refetchMoney()
      onDeposit(depositId)
    }
  }
  if (order.lost) return <LostMoneyOrderCheck order={order.lost} onOutcome={onOutcome} />

  const refusedField = order.error instanceof ApiError ? order.error.data?.field : undefined
  const amountError = refusedField === 'amountMinor' ? t(getRefusalMessageId(order.error)) : undefined
  const isReady = method && amount.minor !== undefined && !amount.problem
  const fee = method && isReady ? calculatePaymentFee(method, amount.minor) : 0
  let reason: ReactNode = disabledReason ?? (method ? undefined : t('deposit.method'))
  if (reason === undefined && amount.problem && method)
    reason = <AmountProblemText problem={amount.problem} limits={method} />
  const isConsumedByFee = isReady && fee >= amount.minor
  if (reason === undefined && isConsumedByFee) reason = t('wallet.fee.over', { fee: formatMinor(fee) })
  if (reason === undefined && ownLimits.leftMinor !== undefined && (amount.minor ?? 0) > ownLimits.leftMinor)
    reason = t('deposit.own.over', { left: formatMinor(ownLimits.leftMinor) })

  return (
    <>
      {version === 'new' && <DepositSteps current={step} onStep={() => setCode('')} />}
      {(version === 'base' || step === 0) && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('deposit.method')}</h2>
          <DepositMethodCards methods={methods} value={code} onChange={setCode} />
        </section>
      )}
      {method && step === 1 && (
        <form
          className={styles.part}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady && reason === undefined && ownLimits.pausedUntil === undefined && amount.minor !== undefined)
              order.send({ amountMinor: amount.minor, target: method.code })
          }}>
          {version === 'new' && (
            <p className={styles.chosen}>
              <PaymentMethodLogo kind={method.kind} />
              <strong>{method.name}</strong>
              <Button size="s" tone="quiet" onClick={() => setCode('')}>
                {t('deposit.method.change')}
              </Button>
            </p>
          )}
          <AmountField
            key={method.code}
            focusOnMount={version === 'new'}
            amount={amount}
            limits={method}
            chips={method.chipsMinor}
            error={amountError}
            hint={t('wallet.limits', { min: formatMinor(method.minMinor), max: formatMinor(method.maxMinor) })}
          />
          {fee > 0 && !isConsumedByFee && amount.minor !== undefined && (
            <FactList
              items={[
                { name: `${t('wallet.fee')} (${feeText(method)})`, value: formatMinor(fee) },
                { name: t('deposit.credit'), value: formatMinor(amount.minor - fee), strong: true },
              ]}
            />
          )}
          <OwnDepositLimits limits={ownLimits} />
          <MoneyOrderProblemNotice order={order} hidesError={amountError !== undefined} />
          {ownLimits.pausedUntil === undefined && (
            <SubmitButton busy={order.isBusy} reason={reason}>
              {isReady && amount.minor !== undefined
                ? t('deposit.submit', { amount: formatMinor(amount.minor) })
                : t('deposit.submit.none')}
            </SubmitButton>
          )}
        </form>
      )}
    </>
  )
}
