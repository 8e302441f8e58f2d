import { getAmountProblem, useAmountFormat, type AmountProblem } from '@lobby/platform/money'
import { useState } from 'react'
import type { DownlineRules, Receiver } from '../queries/downline.ts'

/** The same amount for all, or a separate amount for each. */
export type Split = 'same' | 'each'

export interface DownlineTransferPart {
  readonly receiver: Receiver
  /** The amount as typed. */
  readonly text: string
  /** In minor units; undefined if it is unreadable. */
  readonly minor: number | undefined
  /** Why the amount cannot be sent; undefined if it can. */
  readonly problem: AmountProblem | undefined
}

export interface DownlineTransferState {
  readonly parts: readonly DownlineTransferPart[]
  readonly split: Split
  /** The amount for all, as typed. */
  readonly text: string
  /** The amount for all in minor units; undefined if it is unreadable. */
  readonly minor: number | undefined
  readonly problem: AmountProblem | undefined
  /** The sum of all readable amounts, in minor units. */
  readonly sumMinor: number
  /** There is a receiver, and every amount can be sent. */
  readonly isComplete: boolean
  readonly choose: (receivers: readonly Receiver[]) => void
  readonly remove: (memberIds: readonly number[]) => void
  readonly setSplit: (split: Split) => void
  readonly type: (text: string) => void
  readonly typeFor: (memberId: number, text: string) => void
  readonly pick: (minor: number) => void
}

/** Holds the receivers of a transfer and their amounts. Keeps the typed values of both ways of splitting. */
export function useDownlineTransfer(
  limits: Pick<DownlineRules, 'minMinor' | 'maxMinor'>,
  first: readonly Receiver[],
): DownlineTransferState {
  const { parse, format } = useAmountFormat()
  const [receivers, setReceivers] = useState(first)
  const [split, setSplit] = useState<Split>('same')
  const [text, type] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const problemOf = (typed: string) => getAmountProblem(typed, parse(typed), limits)
  const parts = receivers.map((receiver): DownlineTransferPart => {
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
      // Most separate amounts start from the common one.
      if (next === 'each')
        setTexts(Object.fromEntries(receivers.map(({ memberId }) => [memberId, texts[memberId] ?? text])))
      setSplit(next)
    },
    type,
    typeFor: (memberId, typed) => setTexts({ ...texts, [memberId]: typed }),
    pick: (minor) => type(format(minor)),
  }
}
