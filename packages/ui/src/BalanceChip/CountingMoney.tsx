import { useLayoutEffect, useRef } from 'react'
import { Money, type MoneyProps } from './Money.tsx'
import { writeText } from '../translation/writeText.ts'
import styles from './CountingMoney.module.css'

export interface CountingMoneyProps extends Omit<MoneyProps, 'text'> {
  /** `undefined` or no number is not known: `--`, and nothing counts from it. */
  readonly value: number | undefined
  readonly format: (value: number) => string
  /** What the first value that is known counts from, for example what was seen before the page was left; none, and it stands at once. */
  readonly from?: number | undefined
}

/** Milliseconds that a change takes. */
const TIME = 300

const known = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)

/** An amount that counts when it changes, up in the colour of a win, down in none. It jumps where less motion is wanted. */
export function CountingMoney({ value, format, from: seen, ...look }: CountingMoneyProps) {
  const root = useRef<HTMLSpanElement>(null)
  const before = useRef(seen ?? value)
  const began = useRef(false)
  const shown = useRef(format)
  useLayoutEffect(() => {
    shown.current = format
  })
  const text = known(value) ? format(value) : '--'

  useLayoutEffect(() => {
    const from = before.current
    // What was seen is kept until something is known.
    began.current ||= known(value)
    if (began.current) before.current = value
    const element = root.current
    const shownAmount = element?.querySelector('span')
    if (!element || !shownAmount || !known(from) || !known(value) || from === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.dataset['way'] = value > from ? 'up' : 'down'
    const start = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / TIME))
      const eased = 1 - (1 - part) ** 3
      writeText(shownAmount, part === 1 ? text : shown.current(from + (value - from) * eased))
      if (part < 1) frame = requestAnimationFrame(step)
      else delete element.dataset['way']
    }
    step(start)
    return () => {
      cancelAnimationFrame(frame)
      writeText(shownAmount, text)
      delete element.dataset['way']
    }
  }, [value, text])

  return (
    <span ref={root} className={styles.counting}>
      <Money {...look} text={text} />
    </span>
  )
}
