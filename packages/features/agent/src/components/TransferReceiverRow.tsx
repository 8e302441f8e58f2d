import { useText } from '@lobby/i18n'
import type { AmountLimits } from '@lobby/platform/money'
import { Avatar, IconButton } from '@lobby/ui'
import { X } from '@lobby/ui/icons'
import { useId, useState } from 'react'
import type { TypedReceiverAmount } from '../model/useDownlineTransferDraft.ts'
import { TransferAmountErrorText } from './TransferAmountErrorText.tsx'
import styles from './TransferReceiverRow.module.css'

export interface TransferReceiverRowProps {
  readonly part: TypedReceiverAmount
  readonly limits: AmountLimits
  /** True if the platform refused a transfer because of this receiver. */
  readonly refused: boolean
  /** Called with the typed amount for this receiver. Undefined if all receivers get the same amount. */
  readonly onType: ((text: string) => void) | undefined
  readonly onRemove: () => void
}

/**
 * Shows one receiver of a transfer: the user name, an amount field if each receiver gets a separate amount, and a
 * remove button.
 */
export function TransferReceiverRow({
  part: { receiver, text, problem },
  limits,
  refused,
  onType,
  onRemove,
}: TransferReceiverRowProps) {
  const t = useText()
  const id = useId()
  const [left, setLeft] = useState(false)
  const early = problem === 'high' || problem === 'unreadable'
  const failed = onType !== undefined && problem !== undefined && (early || (left && problem !== 'none'))
  return (
    <div className={styles.row}>
      <Avatar name={receiver.account} size="s" decorative />
      <span className={styles.words}>
        <span className={styles.name}>{receiver.account}</span>
        <span className={styles.hint}>{t(receiver.agent ? 'downline.pick.agent' : 'downline.pick.player')}</span>
      </span>
      <span className={styles.end}>
        {onType && (
          <input
            className={styles.amount}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            placeholder="0"
            dir="ltr"
            aria-label={t('downline.send.amountOf', { name: receiver.account })}
            aria-invalid={failed || undefined}
            aria-describedby={id}
            value={text}
            onChange={({ target }) => onType(target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
        <IconButton label={t('downline.send.remove', { name: receiver.account })} onClick={onRemove}>
          <X />
        </IconButton>
      </span>
      <span id={id} className={styles.note} aria-live="polite">
        {refused
          ? t('downline.pick.disabled')
          : failed && <TransferAmountErrorText problem={problem} limits={limits} />}
      </span>
    </div>
  )
}
