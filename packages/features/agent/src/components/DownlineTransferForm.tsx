import { transferToDownlines } from '@lobby/api/operations/agent'
import { useText } from '@lobby/i18n'
import { useMoneyFormat, useMoneyOrder, type MoneyOrderInput } from '@lobby/platform/money'
import { StickyFooter, InlineNotice, SubmitButton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { findExceededTransferLimit, getTransferBlockReason } from '../model/downlineTransfer.ts'
import { useDownlineTransferDraft } from '../model/useDownlineTransferDraft.ts'
import { useRefetchAgentBalance } from '../model/useRefetchAgentBalance.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import {
  blockedReceiversQuery,
  type DownlineTransferBatch,
  type DownlineTransferLimits,
  type TransferReceiver,
} from '../queries/downline.ts'
import { DownlineTransferAmount } from './DownlineTransferAmount.tsx'
import styles from './DownlineTransferForm.module.css'
import { DownlineTransferNotice, isTransferRefusedForReceiver } from './DownlineTransferNotice.tsx'
import { DownlineTransferSummary } from './DownlineTransferSummary.tsx'
import { MoneyOrderOutcomeCheck } from './MoneyOrderOutcomeCheck.tsx'
import { TransferReceivers } from './TransferReceivers.tsx'

const ReceiverPicker = lazy(() =>
  import('./TransferReceiverPicker.tsx').then((module) => ({ default: module.TransferReceiverPicker })),
)
const ConfirmHandOut = lazy(() =>
  import('./DownlineTransferConfirmation.tsx').then((module) => ({ default: module.DownlineTransferConfirmation })),
)

/**
 * The data of a completed transfer. If the response was lost, the app looks up the transfer by its idempotency key and
 * receives only these fields.
 */
export type CompletedDownlineTransfer = Pick<DownlineTransferBatch, 'batchId' | 'amountMinor'> &
  Partial<Pick<DownlineTransferBatch, 'createdAt'>> & { readonly accounts: readonly string[] }

/** The props of the dialog that the app shows to a member who has no payment password yet. */
export interface PaymentPasswordDialogProps {
  readonly isSet: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

export interface DownlineTransferFormProps {
  readonly rules: DownlineTransferLimits
  /** The initial receivers. */
  readonly initialReceivers: readonly TransferReceiver[]
  /** The user names in the URL that do not belong to the team or whose owners cannot receive money. */
  readonly missingNames: readonly string[]
  readonly renderPaymentPassword: (init: PaymentPasswordDialogProps) => ReactNode
  readonly onDone: (done: CompletedDownlineTransfer) => void
}

interface Input extends MoneyOrderInput {
  readonly transfers: { memberId: number; amountMinor: number }[]
  readonly paymentPassword: string
}

const NO_IDS: readonly number[] = []

/**
 * Sends money to one or several members of the team. The platform checks the payment password, then pays all receivers
 * or none. Several presses of the button send the money one time.
 */
export function DownlineTransferForm({
  rules,
  initialReceivers,
  missingNames,
  renderPaymentPassword,
  onDone,
}: DownlineTransferFormProps) {
  const t = useText()
  const write = useMoneyFormat()
  const scope = useAgentQueryParameters()
  const renew = useRefetchAgentBalance()
  const [openSheet, setOpenSheet] = useState<'picker' | 'confirm' | null>(null)
  const handOut = useDownlineTransferDraft(rules, initialReceivers)
  const { parts, sumMinor } = handOut
  const transfers = parts.map(({ receiver, minor = 0 }) => ({ memberId: receiver.memberId, amountMinor: minor }))
  const [sent, setSent] = useState(NO_IDS)
  const sending = useMoneyOrder<Input, DownlineTransferBatch>({
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
  // Show the error of the last transfer only while the form has the same receivers as that transfer.
  const asSent = sent.length === transfers.length && transfers.every(({ memberId }, at) => memberId === sent[at])
  const order = { ...sending, error: asSent ? sending.error : null }
  const refused =
    useQuery({ ...blockedReceiversQuery(scope, sent), enabled: isTransferRefusedForReceiver(order.error) }).data ??
    NO_IDS
  const { lost } = order
  if (lost) {
    return (
      <MoneyOrderOutcomeCheck
        order={lost}
        onOutcome={(done) => {
          order.setOutcome(done !== null)
          setOpenSheet(null)
          renew()
          if (done) onDone({ batchId: done.id, amountMinor: done.amountMinor, accounts: lost.target.split(',') })
        }}
      />
    )
  }

  const blockedReason = getTransferBlockReason(rules)
  const excess = findExceededTransferLimit(rules, sumMinor)
  const reason = getReason()
  const removed = asSent ? refused : NO_IDS
  // Close the confirmation if the transfer rules have changed meanwhile, because the platform would refuse the
  // transfer.
  if (openSheet === 'confirm' && rules.hasPaymentPassword && reason !== undefined && !order.isBusy) setOpenSheet(null)
  const notice = (
    <DownlineTransferNotice
      order={order}
      refusedNames={parts.flatMap(({ receiver }) => (removed.includes(receiver.memberId) ? receiver.account : []))}
      onRemove={() => {
        handOut.remove(removed)
        setOpenSheet(null)
      }}
    />
  )
  function getReason(): string | undefined {
    if (blockedReason) return t(`downline.send.held.${blockedReason}`, { amount: write(rules.minMinor) })
    if (!handOut.isComplete)
      return t('downline.send.reason.amounts', { min: write(rules.minMinor), max: write(rules.maxMinor) })
    return excess && t(`downline.send.reason.${excess.of}`, { over: write(excess.minor) })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === undefined) setOpenSheet('confirm')
      }}>
      <DownlineTransferSummary rules={rules} sumMinor={sumMinor} count={parts.length} />
      {missingNames.length > 0 && (
        <InlineNotice tone="warn">{t('downline.send.missing', { names: missingNames.join(', ') })}</InlineNotice>
      )}
      <TransferReceivers transfer={handOut} rules={rules} refused={removed} onChoose={() => setOpenSheet('picker')} />
      {parts.length > 0 && <DownlineTransferAmount transfer={handOut} rules={rules} />}
      {openSheet !== 'confirm' && notice}
      {(parts.length > 0 || blockedReason) && (
        <StickyFooter>
          <SubmitButton busy={order.isBusy} reason={reason}>
            {sumMinor > 0 ? t('downline.send.submit', { amount: write(sumMinor) }) : t('downline.tab.send')}
          </SubmitButton>
        </StickyFooter>
      )}
      {openSheet === 'confirm' &&
        !rules.hasPaymentPassword &&
        renderPaymentPassword({ isSet: false, onDone: renew, onClose: () => setOpenSheet(null) })}
      <Suspense fallback={null}>
        {openSheet === 'picker' && (
          <ReceiverPicker
            chosen={parts.map(({ receiver }) => receiver)}
            maxReceivers={rules.mostReceivers}
            onChange={handOut.choose}
            onClose={() => setOpenSheet(null)}
          />
        )}
        {openSheet === 'confirm' && rules.hasPaymentPassword && (
          <ConfirmHandOut
            parts={parts.map(({ receiver, minor = 0 }) => ({ account: receiver.account, amountMinor: minor }))}
            sumMinor={sumMinor}
            remainingMinor={rules.balanceMinor - sumMinor}
            busy={order.isBusy}
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
            onClose={() => setOpenSheet(null)}
          />
        )}
      </Suspense>
    </form>
  )
}
