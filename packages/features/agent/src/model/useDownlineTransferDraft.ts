import { getAmountProblem, useAmountFieldFormat, type AmountProblem } from '@lobby/platform/money'
import { useState } from 'react'
import type { DownlineTransferLimits, TransferReceiver } from '../queries/downline.ts'

/** How a transfer is divided: the same amount for all receivers, or a separate amount for each. */
export type TransferAmountMode = 'same' | 'each'

export interface TypedReceiverAmount {
  readonly receiver: TransferReceiver
  /** The typed amount for this receiver. */
  readonly text: string
  /** The amount in minor units; undefined if the typed text is not an amount. */
  readonly minor: number | undefined
  /** The reason why the amount is invalid; undefined for a valid amount. */
  readonly problem: AmountProblem | undefined
}

export interface DownlineTransferDraft {
  readonly parts: readonly TypedReceiverAmount[]
  readonly split: TransferAmountMode
  /** The typed amount for all receivers. */
  readonly text: string
  /** The amount for all receivers in minor units; undefined if the typed text is not an amount. */
  readonly minor: number | undefined
  readonly problem: AmountProblem | undefined
  /** The sum of all valid amounts, in minor units. */
  readonly sumMinor: number
  /** True if there is at least one receiver and every amount is valid. */
  readonly isComplete: boolean
  readonly choose: (receivers: readonly TransferReceiver[]) => void
  readonly remove: (memberIds: readonly number[]) => void
  readonly setSplit: (split: TransferAmountMode) => void
  readonly type: (text: string) => void
  readonly typeFor: (memberId: number, text: string) => void
  readonly pick: (minor: number) => void
}

/**
 * Holds the receivers of a transfer and their amounts. Retains the typed amounts when the agent switches between one
 * common amount and separate amounts.
 */
export function useDownlineTransferDraft(
  limits: Pick<DownlineTransferLimits, 'minMinor' | 'maxMinor'>,
  first: readonly TransferReceiver[],
): DownlineTransferDraft {
  const { parse, format } = useAmountFieldFormat()
  const [receivers, setReceivers] = useState(first)
  const [split, setSplit] = useState<TransferAmountMode>('same')
  const [text, type] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const problemOf = (typed: string) => getAmountProblem(typed, parse(typed), limits)
  const parts = receivers.map((receiver): TypedReceiverAmount => {
    const own = split === 'same' ? text : (texts[receiver.memberId] ?? '')
    return { receiver, text: own, minor: parse(own), problem: problemOf(own) }
  })
  return {
    parts,
    split,
    text,
    minor: parse(text),
    problem: problemOf(text),
    sumMinor: parts.reduce((sum, { minor = 0 }) => sum + minor, 0),
    isComplete: parts.length > 0 && parts.every(({ problem }) => problem === undefined),
    choose: setReceivers,
    remove: (memberIds) => setReceivers(receivers.filter(({ memberId }) => !memberIds.includes(memberId))),
    setSplit: (next) => {
      // A receiver without a separate amount starts with the common amount.
      if (next === 'each')
        setTexts(Object.fromEntries(receivers.map(({ memberId }) => [memberId, texts[memberId] ?? text])))
      setSplit(next)
    },
    type,
    typeFor: (memberId, typed) => setTexts({ ...texts, [memberId]: typed }),
    pick: (minor) => type(format(minor)),
  }
}
