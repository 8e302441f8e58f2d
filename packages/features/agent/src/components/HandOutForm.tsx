import { transferToDownlines } from '@lobby/api/operations/agent'
import { useText } from '@lobby/i18n'
import { useMinor, useMoneyOrder, type OrderInput } from '@lobby/platform/money'
import { Dock, InlineNotice, SubmitButton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { excessOf, heldBy } from '../model/handOut.ts'
import { useHandOut } from '../model/useHandOut.ts'
import { useRenewMoney } from '../model/useRenewMoney.ts'
import { useScope } from '../model/useScope.ts'
import { refusedQuery, type DownlineBatch, type DownlineRules, type Receiver } from '../queries/downline.ts'
import { HandOutAmount } from './HandOutAmount.tsx'
import styles from './HandOutForm.module.css'
import { HandOutNotice, isOfReceivers } from './HandOutNotice.tsx'
import { HandOutSum } from './HandOutSum.tsx'
import { OrderChecking } from './OrderChecking.tsx'
import { Receivers } from './Receivers.tsx'

const ReceiverPicker = lazy(() => import('./ReceiverPicker.tsx').then((module) => ({ default: module.ReceiverPicker })))
const ConfirmHandOut = lazy(() => import('./ConfirmHandOut.tsx').then((module) => ({ default: module.ConfirmHandOut })))

/** The facts of a completed transfer. After a lost response, only those that the idempotency key reveals. */
export type DoneHandOut = Pick<DownlineBatch, 'batchId' | 'amountMinor'> &
  Partial<Pick<DownlineBatch, 'createdAt'>> & { readonly accounts: readonly string[] }

/** The props of the dialog that the app shows to a member who has no payment password yet. */
export interface PaymentPasswordOver {
  readonly isSet: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

export interface HandOutFormProps {
  readonly rules: DownlineRules
  /** The initial receivers. */
  readonly first: readonly Receiver[]
  /** Usernames of the address whose owners are not in the team or cannot receive. */
  readonly missing: readonly string[]
  readonly renderPaymentPassword: (over: PaymentPasswordOver) => ReactNode
  readonly onDone: (done: DoneHandOut) => void
}

interface Input extends OrderInput {
  readonly transfers: { memberId: number; amountMinor: number }[]
  readonly paymentPassword: string
}

const NO_IDS: readonly number[] = []

/**
 * Sends money to one or several members of the team. The platform serves all of them or none, and only once for several
 * presses, after it has checked the payment password. The amount appears after the first receiver is chosen.
 */
export function HandOutForm({ rules, first, missing, renderPaymentPassword, onDone }: HandOutFormProps) {
  const t = useText()
  const write = useMinor()
  const scope = useScope()
  const renew = useRenewMoney()
  const [over, setOver] = useState<'picker' | 'confirm' | null>(null)
  const handOut = useHandOut(rules, first)
  const { parts, sumMinor } = handOut
  const transfers = parts.map(({ receiver, minor = 0 }) => ({ memberId: receiver.memberId, amountMinor: minor }))
  const [sent, setSent] = useState(NO_IDS)
  const sending = useMoneyOrder<Input, DownlineBatch>({
    kind: 'downline',
    call: (input, idempotencyKey) =>
      scope.api.call(transferToDownlines, {
        body: { transfers: input.transfers, paymentPassword: input.paymentPassword },
        idempotencyKey,
      }),
    onDone: (batch) => {
      onDone({ ...batch, accounts: batch.transfers.map(({ account }) => account) })
      renew()
    },
  })
  // An error of other receivers does not apply to the current ones.
  const asSent = sent.length === transfers.length && transfers.every(({ memberId }, at) => memberId === sent[at])
  const order = { ...sending, error: asSent ? sending.error : null }
  const refused = useQuery({ ...refusedQuery(scope, sent), enabled: isOfReceivers(order.error) }).data ?? NO_IDS
  const { lost } = order
  if (lost) {
    return (
      <OrderChecking
        order={lost}
        onKnown={(done) => {
          order.settle(done !== null)
          setOver(null)
          renew()
          if (done) onDone({ batchId: done.id, amountMinor: done.amountMinor, accounts: lost.target.split(',') })
        }}
      />
    )
  }

  const blockedReason = heldBy(rules)
  const excess = excessOf(rules, sumMinor)
  const reason = getReason()
  const removed = asSent ? refused : NO_IDS
  // The rules have changed while the confirmation was open, and the platform would refuse the transfer: close it.
  if (over === 'confirm' && rules.hasPaymentPassword && reason !== undefined && !order.busy) setOver(null)
  const notice = (
    <HandOutNotice
      order={order}
      refused={parts.flatMap(({ receiver }) => (removed.includes(receiver.memberId) ? receiver.account : []))}
      onRemove={() => {
        handOut.remove(removed)
        setOver(null)
      }}
    />
  )
  function getReason(): string | undefined {
    if (blockedReason) return t(`downline.send.held.${blockedReason}`, { amount: write(rules.minMinor) })
    if (!handOut.whole)
      return t('downline.send.reason.amounts', { min: write(rules.minMinor), max: write(rules.maxMinor) })
    return excess && t(`downline.send.reason.${excess.of}`, { over: write(excess.minor) })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === undefined) setOver('confirm')
      }}>
      <HandOutSum rules={rules} sumMinor={sumMinor} count={parts.length} />
      {missing.length > 0 && (
        <InlineNotice tone="warn">{t('downline.send.missing', { names: missing.join(', ') })}</InlineNotice>
      )}
      <Receivers handOut={handOut} rules={rules} refused={removed} onChoose={() => setOver('picker')} />
      {parts.length > 0 && <HandOutAmount handOut={handOut} rules={rules} />}
      {over !== 'confirm' && notice}
      {(parts.length > 0 || blockedReason) && (
        <Dock>
          <SubmitButton busy={order.busy} reason={reason}>
            {sumMinor > 0 ? t('downline.send.submit', { amount: write(sumMinor) }) : t('downline.tab.send')}
          </SubmitButton>
        </Dock>
      )}
      {over === 'confirm' &&
        !rules.hasPaymentPassword &&
        renderPaymentPassword({ isSet: false, onDone: renew, onClose: () => setOver(null) })}
      <Suspense fallback={null}>
        {over === 'picker' && (
          <ReceiverPicker
            chosen={parts.map(({ receiver }) => receiver)}
            most={rules.mostReceivers}
            onChange={handOut.choose}
            onClose={() => setOver(null)}
          />
        )}
        {over === 'confirm' && rules.hasPaymentPassword && (
          <ConfirmHandOut
            parts={parts.map(({ receiver, minor = 0 }) => ({ account: receiver.account, amountMinor: minor }))}
            sumMinor={sumMinor}
            staysMinor={rules.balanceMinor - sumMinor}
            busy={order.busy}
            error={order.error}
            notice={notice}
            onConfirm={(paymentPassword) => {
              setSent(transfers.map(({ memberId }) => memberId))
              order.send({
                amountMinor: sumMinor,
                target: parts.map(({ receiver }) => receiver.account).join(','),
                transfers,
                paymentPassword,
              })
            }}
            onClose={() => setOver(null)}
          />
        )}
      </Suspense>
    </form>
  )
}
