import { useLayoutEffect, useRef } from 'react'
import { Money, type MoneyProps } from './Money.tsx'
import { writeElementText } from '../translation/writeElementText.ts'
import styles from './CountingMoney.module.css'

export interface CountingMoneyProps extends Omit<MoneyProps, 'text'> {
  /**
   * The amount. `undefined`, NaN and infinity mean that the amount is unknown: the component shows `--` and does not
   * count from such a value.
   */
  readonly value: number | undefined
  readonly format: (value: number) => string
  /**
   * The amount at which the first animation starts, for example the balance that the player last saw on this page.
   * Without `from`, the first amount appears without an animation.
   */
  readonly from?: number | undefined
}

const COUNT_DURATION_MS = 300

const isKnown = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)

/**
 * Renders an amount. When the amount changes, counts from the old to the new amount: in the win colour if the amount
 * rises, without a colour if it falls. If the player prefers reduced motion, the new amount appears without counting.
 */
export function CountingMoney({ value, format, from: initialFrom, ...look }: CountingMoneyProps) {
  const root = useRef<HTMLSpanElement>(null)
  const previousValue = useRef(initialFrom ?? value)
  const hasBeenKnown = useRef(false)
  const latestFormat = useRef(format)
  useLayoutEffect(() => {
    latestFormat.current = format
  })
  const text = isKnown(value) ? format(value) : '--'

  useLayoutEffect(() => {
    const from = previousValue.current
    // Until an amount is known, the prop `from` stays the start of the first animation.
    hasBeenKnown.current ||= isKnown(value)
    if (hasBeenKnown.current) previousValue.current = value
    const element = root.current
    const amount = element?.querySelector('span')
    if (!element || !amount || !isKnown(from) || !isKnown(value) || from === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.dataset['way'] = value > from ? 'up' : 'down'
    const start = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION_MS))
      const eased = 1 - (1 - part) ** 3
      writeElementText(amount, part === 1 ? text : latestFormat.current(from + (value - from) * eased))
      if (part < 1) frame = requestAnimationFrame(step)
      else delete element.dataset['way']
    }
    step(start)
    return () => {
      cancelAnimationFrame(frame)
      writeElementText(amount, text)
      delete element.dataset['way']
    }
  }, [value, text])

  return (
    <span ref={root} className={styles.counting}>
      <Money {...look} text={text} />
    </span>
  )
}
