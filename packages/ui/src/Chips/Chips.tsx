import { useEffect, useId, useRef, type ReactNode } from 'react'
import { centreChild } from '../Carousel/centreChild.ts'
import { standsWhole } from '../Carousel/standsWhole.ts'
import { Chip, type ChipItem } from './Chip.tsx'
import styles from './Chips.module.css'

export interface ChipsProps {
  /** Names the group; not shown. */
  readonly label: string
  readonly items: readonly ChipItem[]
  /** The ids of what is chosen; with `choose="one"` at most one. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly choose?: 'one' | 'many'
  /** `scroll` is one line that scrolls, and shows what is chosen; `rail` too, from edge to edge of the page; `wrap` is as many lines as it takes; `grid` too, in columns of one width, with the counts at their end. */
  readonly layout?: 'wrap' | 'grid' | 'scroll' | 'rail'
  /** Stands after the last one, for example a button that opens more. */
  readonly children?: ReactNode
  /** What stands there is what is chosen, in the place of an item. */
  readonly childChosen?: boolean
}

/** Small choices side by side. One of them: arrows move and choose. Many: each is a stop of Tab, Space switches. */
export function Chips({
  label,
  items,
  value,
  onChange,
  choose = 'one',
  layout = 'wrap',
  children,
  childChosen = false,
}: ChipsProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const first = childChosen ? items.length : items.findIndex(({ id }) => value.includes(id))
  const came = useRef(false)
  useEffect(() => {
    if (!row.current || layout === 'wrap' || layout === 'grid') return
    // A row that has just come begins with its first chip, flush with the page, where the chosen one is in sight all the same.
    if (came.current || !standsWhole(row.current, first)) centreChild(row.current, first)
    came.current = true
  }, [first, layout])

  const pick = (id: string) => {
    if (choose === 'one') onChange([id])
    else onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  }
  return (
    <div
      ref={row}
      className={styles.row}
      data-layout={layout}
      role={choose === 'one' ? 'radiogroup' : 'group'}
      aria-label={label}>
      {items.map((item) => (
        <Chip
          key={item.id}
          item={item}
          type={choose === 'one' ? 'radio' : 'checkbox'}
          name={name}
          checked={value.includes(item.id)}
          onPick={() => pick(item.id)}
        />
      ))}
      {children}
    </div>
  )
}
