import { amountProblem, useAmountText, type AmountProblem } from '@lobby/platform/money'
import { useState } from 'react'
import type { DownlineRules, Receiver } from '../queries/downline.ts'

/** The same for all, or one amount each. */
export type Split = 'same' | 'each'

export interface Part {
  readonly receiver: Receiver
  /** The amount as it was typed. */
  readonly text: string
  /** In minor units; undefined for what cannot be read. */
  readonly minor: number | undefined
  /** Why it cannot be sent as it is; undefined when it can. */
  readonly problem: AmountProblem | undefined
}

export interface HandOut {
  readonly parts: readonly Part[]
  readonly split: Split
  /** The one amount for all, as it was typed. */
  readonly text: string
  /** The same in minor units; undefined for what cannot be read. */
  readonly minor: number | undefined
  readonly problem: AmountProblem | undefined
  /** Of all that can be read, in minor units. */
  readonly sumMinor: number
  /** There is somebody, and each has an amount that can be sent. */
  readonly whole: boolean
  readonly choose: (receivers: readonly Receiver[]) => void
  readonly remove: (memberIds: readonly number[]) => void
  readonly setSplit: (split: Split) => void
  readonly type: (text: string) => void
  readonly typeFor: (memberId: number, text: string) => void
  readonly pick: (minor: number) => void
}

/** Who is to receive, and how much each: what is typed for one way of splitting is still there on the way back. */
export function useHandOut(limits: Pick<DownlineRules, 'minMinor' | 'maxMinor'>, first: readonly Receiver[]): HandOut {
  const { read, write } = useAmountText()
  const [receivers, setReceivers] = useState(first)
  const [split, setSplit] = useState<Split>('same')
  const [text, type] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const problemOf = (typed: string) => amountProblem(typed, read(typed), limits)
  const parts = receivers.map((receiver): Part => {
    const own = split === 'same' ? text : (texts[receiver.memberId] ?? '')
    return { receiver, text: own, minor: read(own), problem: problemOf(own) }
  })
  return {
    parts,
    split,
    text,
    minor: read(text),
    problem: problemOf(text),
    sumMinor: parts.reduce((sum, { minor = 0 }) => sum + minor, 0),
    whole: parts.length > 0 && parts.every(({ problem }) => problem === undefined),
    choose: setReceivers,
    remove: (memberIds) => setReceivers(receivers.filter(({ memberId }) => !memberIds.includes(memberId))),
    setSplit: (next) => {
      // Most of what is different begins as what was the same.
      if (next === 'each')
        setTexts(Object.fromEntries(receivers.map(({ memberId }) => [memberId, texts[memberId] ?? text])))
      setSplit(next)
    },
    type,
    typeFor: (memberId, typed) => setTexts({ ...texts, [memberId]: typed }),
    pick: (minor) => type(write(minor)),
  }
}
