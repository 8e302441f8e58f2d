import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { centreChild } from '../Carousel/centreChild.ts'
import styles from './Tabs.module.css'

export interface Tab {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
}

export interface TabsProps {
  readonly label: string
  readonly items: readonly Tab[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** The element that shows the chosen tab's content; it has `role="tabpanel"` and the id `<panelId>`. */
  readonly panelId: string
}

/**
 * A row of tabs that scrolls. Arrows, Home and End move and choose; only the chosen tab is in the tab order.
 * A tab has the id `<panelId>-<id>`, for the panel's `aria-labelledby`.
 */
export function Tabs({ label, items, value, onChange, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const current = items.findIndex(({ id }) => id === value)
  // A row that has just come shows its first tab already, and to look where it stands would lay the page out once more.
  const shown = useRef(0)
  useEffect(() => {
    if (list.current && current !== shown.current) centreChild(list.current, current)
    shown.current = current
  }, [current])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const last = items.length - 1
    const target = { ArrowRight: current + onward, ArrowLeft: current - onward, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const index = target < 0 ? last : target > last ? 0 : target
    const tab = list.current?.children[index]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
    const item = items[index]
    if (item && item.id !== value) onChange(item.id)
  }
  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
      {items.map(({ id, label: text, icon }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}-${id}`}
          className={styles.tab}
          aria-selected={id === value}
          aria-controls={panelId}
          tabIndex={index === Math.max(current, 0) ? 0 : -1}
          onClick={() => onChange(id)}>
          {icon}
          {text}
        </button>
      ))}
    </div>
  )
}
