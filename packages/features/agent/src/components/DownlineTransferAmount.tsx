import { useText } from '@lobby/i18n'
import { useMoneyFormat, useCurrencySymbol, stripZeroCents } from '@lobby/platform/money'
import { AmountField, SegmentedControl, type ChipItem } from '@lobby/ui'
import { useState } from 'react'
import { getMaxAmountPerReceiverMinor } from '../model/downlineTransfer.ts'
import type { DownlineTransferDraft, TransferAmountMode } from '../model/useDownlineTransferDraft.ts'
import type { DownlineTransferLimits } from '../queries/downline.ts'
import { TransferAmountErrorText } from './TransferAmountErrorText.tsx'
import styles from './DownlineTransferAmount.module.css'

export interface DownlineTransferAmountProps {
  readonly transfer: DownlineTransferDraft
  readonly rules: DownlineTransferLimits
}

/**
 * Edits the amount of a transfer to team members: one amount for all receivers, or a separate amount for each receiver
 * in the list. Offers the largest amount that is possible for all receivers.
 */
export function DownlineTransferAmount({ transfer, rules }: DownlineTransferAmountProps) {
  const t = useText()
  const write = useMoneyFormat()
  const sign = useCurrencySymbol()
  const [left, setLeft] = useState(false)
  const { problem, text, split, parts } = transfer
  const early = problem === 'high' || problem === 'unreadable'
  const count = Math.max(1, parts.length)
  const maxEach = getMaxAmountPerReceiverMinor(rules, count)
  const chips = rules.chipsMinor.filter((chip) => maxEach !== undefined && chip <= maxEach)
  const items: ChipItem[] = chips.map((chip) => ({ id: String(chip), label: stripZeroCents(write(chip)) }))
  if (maxEach !== undefined) items.push({ id: 'most', label: t('downline.send.most') })
  const minor = transfer.minor
  const limits = t('downline.send.limits', { min: write(rules.minMinor), max: write(rules.maxMinor) })
  return (
    <div className={styles.amount}>
      <SegmentedControl
        label={t('downline.send.split')}
        labelled
        items={(['same', 'each'] as const).map((id) => ({ id, label: t(`downline.send.split.${id}`) }))}
        value={split}
        onChange={({ target }) => transfer.setSplit(target.value as TransferAmountMode)}
        hint={split === 'each' ? limits : undefined}
      />
      {split === 'same' && (
        <AmountField
          label={t('downline.send.each')}
          currencySign={sign}
          value={text}
          onChange={transfer.type}
          onBlur={() => setLeft(true)}
          error={
            problem && (early || (left && problem !== 'none')) ? (
              <TransferAmountErrorText problem={problem} limits={rules} />
            ) : undefined
          }
          hint={limits}
          chips={items}
          chipsLabel={t('wallet.amount.pick')}
          selectedChip={minor !== undefined && minor === maxEach && !chips.includes(minor) ? 'most' : String(minor)}
          onPick={(picked) => transfer.pick(picked === 'most' ? (maxEach ?? 0) : Number(picked))}
        />
      )}
    </div>
  )
}
