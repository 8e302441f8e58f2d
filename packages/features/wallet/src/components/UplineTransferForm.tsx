import { transferToUpline } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { moduleIdByCall } from '@lobby/merchant'
import { useAmountField, useMoneyFormat, useMoneyOrder, type MoneyOrderInput } from '@lobby/platform/money'
import { setMutationResult } from '@lobby/platform/query'
import { Card, FactList, Money, SubmitButton } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import {
  getTransferableMinor,
  findUplineTransferBlockingRule,
  getUplineTransferLimits,
} from '../model/getUplineTransferLimits.ts'
import { useInvalidateMoneyQueries } from '../model/useInvalidateMoneyQueries.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { uplineTransferRulesQuery, type UplineTransferData, type UplineTransferRules } from '../queries/upline.ts'
import { AmountField, AmountProblemText } from './AmountField.tsx'
import { LostMoneyOrderCheck } from './LostMoneyOrderCheck.tsx'
import { MoneyOrderProblemNotice } from './MoneyOrderProblemNotice.tsx'
import styles from './WithdrawForm.module.css'

const ConfirmTransfer = lazy(() =>
  import('./UplineTransferConfirmation.tsx').then((module) => ({ default: module.UplineTransferConfirmation })),
)
const SetPaymentPassword = lazy(() =>
  import('./SetPaymentPasswordForm.tsx').then((module) => ({ default: module.SetPaymentPasswordForm })),
)

/**
 * The data of a completed transfer. After a lost response some fields are unknown, because the platform then returns
 * only the outcome.
 */
export type CompletedUplineTransfer = Pick<UplineTransferData, 'transferId' | 'amountMinor' | 'upline'> &
  Partial<Pick<UplineTransferData, 'createdAt'>>

export interface UplineTransferFormProps {
  readonly rules: UplineTransferRules
  readonly onDone: (transfer: CompletedUplineTransfer) => void
}

interface Input extends MoneyOrderInput {
  readonly paymentPassword: string
}

/**
 * Asks for the amount and the payment password, then transfers money to the upline. Several presses of the button send
 * one transfer.
 */
export function UplineTransferForm({ rules, onDone }: UplineTransferFormProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const scope = useWalletQueryParameters()
  const queries = useQueryClient()
  const refetchMoney = useInvalidateMoneyQueries()
  const [isConfirming, setIsConfirming] = useState(false)
  const order = useMoneyOrder<Input, UplineTransferData>({
    kind: 'transfer',
    call: ({ amountMinor, paymentPassword }, idempotencyKey) =>
      scope.api.call(transferToUpline, {
        query: { moduleId: moduleIdByCall.transferToUpline },
        body: { amountMinor, paymentPassword },
        idempotencyKey,
      }),
    onDone: (transfer) => {
      onDone(transfer)
      refetchMoney()
    },
  })
  const limits = getUplineTransferLimits(rules)
  const amount = useAmountField(limits, order.lost?.amountMinor)
  const lost = order.lost
  const onOutcome = (transferId: string | undefined) => {
    order.setOutcome(transferId !== undefined)
    setIsConfirming(false)
    refetchMoney()
    if (transferId !== undefined && lost) onDone({ transferId, amountMinor: lost.amountMinor, upline: lost.target })
  }
  if (lost) return <LostMoneyOrderCheck order={lost} onOutcome={onOutcome} />

  const { minor } = amount
  const block = findUplineTransferBlockingRule(rules)
  const isReady = minor !== undefined && !amount.problem && !block
  // If the transfer rules have changed meanwhile, close the confirmation, because the platform would refuse the
  // transfer.
  if (isConfirming && rules.hasPaymentPassword && !isReady && !order.isBusy) setIsConfirming(false)
  let reason: ReactNode = block
    ? t(`security.transfer.held.${block}`, { amount: formatMinor(rules.minMinor) })
    : undefined
  if (reason === undefined && amount.problem) reason = <AmountProblemText problem={amount.problem} limits={limits} />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) setIsConfirming(true)
      }}>
      <Card tone="hero">
        <FactList
          items={[
            { name: t('security.transfer.to'), value: rules.upline, strong: true },
            { name: t('security.transfer.balance'), value: <Money text={formatMinor(rules.balanceMinor)} /> },
            getTransferableMinor(rules) < rules.balanceMinor && {
              name: t('security.transfer.free'),
              value: formatMinor(getTransferableMinor(rules)),
            },
            { name: t('security.transfer.dayLeft'), value: formatMinor(rules.dayLeftMinor) },
            { name: t('security.transfer.timesLeft'), value: String(rules.timesLeft) },
          ]}
        />
      </Card>
      <AmountField
        amount={amount}
        limits={limits}
        chips={rules.chipsMinor}
        {...(!block && { extra: { label: t('withdraw.all'), minor: limits.maxMinor } })}
        hint={t('wallet.limits', { min: formatMinor(limits.minMinor), max: formatMinor(limits.maxMinor) })}
      />
      {minor !== undefined && !amount.problem && (
        <FactList
          items={[{ name: t('security.transfer.stays'), value: formatMinor(rules.balanceMinor - minor), strong: true }]}
        />
      )}
      {!isConfirming && <MoneyOrderProblemNotice order={order} />}
      <SubmitButton busy={order.isBusy} reason={reason}>
        {isReady ? t('security.transfer.submit', { amount: formatMinor(minor) }) : t('security.transfer.title')}
      </SubmitButton>
      <Suspense fallback={null}>
        {isConfirming && !rules.hasPaymentPassword && (
          <SetPaymentPassword
            onClose={() => setIsConfirming(false)}
            onDone={() =>
              setMutationResult(queries, uplineTransferRulesQuery(scope).queryKey, {
                ...rules,
                hasPaymentPassword: true,
              })
            }
          />
        )}
        {isConfirming && rules.hasPaymentPassword && minor !== undefined && (
          <ConfirmTransfer
            upline={rules.upline}
            amountMinor={minor}
            balanceAfterMinor={rules.balanceMinor - minor}
            busy={order.isBusy}
            error={order.error}
            onConfirm={(paymentPassword) => order.send({ amountMinor: minor, target: rules.upline, paymentPassword })}
            onClose={() => setIsConfirming(false)}
          />
        )}
      </Suspense>
    </form>
  )
}
