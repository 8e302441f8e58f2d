import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { scrollChildToCentre } from '../Carousel/scrollChildToCentre.ts'
import styles from './Tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
}

export interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** The id of the element with `role="tabpanel"` that shows the content of the selected tab. */
  readonly panelId: string
}

/**
 * Renders a scrolling row of tabs. Arrow keys, Home and End select another tab and move the focus to it. The Tab key
 * reaches only the selected tab. The element of each tab has the id `<panelId>-<id>`, to which the panel refers by
 * `aria-labelledby`.
 */
export function Tabs({ label, items, value, onChange, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const current = items.findIndex(({ id }) => id === value)
  // The index of the tab that was last scrolled into view. Starts at 0, because a new row already shows its first tab,
  // and measuring the position of that tab would force a layout.
  const lastCentred = useRef(0)
  useEffect(() => {
    if (list.current && current !== lastCentred.current) scrollChildToCentre(list.current, current)
    lastCentred.current = current
  }, [current])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const last = items.length - 1
    const target = { ArrowRight: current + direction, ArrowLeft: current - direction, Home: 0, End: last }[event.key]
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
