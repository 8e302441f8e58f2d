import { useEffect, useId, useRef, type ReactNode } from 'react'
import { scrollChildToCentre } from '../Carousel/scrollChildToCentre.ts'
import { isChildFullyVisible } from '../Carousel/isChildFullyVisible.ts'
import { Chip, type ChipItem } from './Chip.tsx'
import styles from './Chips.module.css'

export interface ChipsProps {
  /** The accessible name of the group. */
  readonly label: string
  readonly items: readonly ChipItem[]
  /** The ids of the selected items, at most one with `choose="one"`. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly choose?: 'one' | 'many'
  /**
   * - `wrap`: as many lines as needed.
   * - `grid`: like `wrap`, in columns of equal width, with the counts at their end.
   * - `scroll`: one line that scrolls sideways to the selected item. - `rail`: like `scroll`, but the line extends from
   *   edge to edge of the page.
   */
  readonly layout?: 'wrap' | 'grid' | 'scroll' | 'rail'
  /** Content after the last item, for example a button that opens more choices. */
  readonly children?: ReactNode
  /** True if `children` shows the selected value, so that no item is marked as selected. */
  readonly childSelected?: boolean
}

/**
 * Renders a row of small choices. With `choose="one"` the choices are radio buttons: arrow keys move the focus and
 * select. With `choose="many"` they are checkboxes: Tab reaches each choice, and Space toggles the focused choice.
 */
export function Chips({
  label,
  items,
  value,
  onChange,
  choose = 'one',
  layout = 'wrap',
  children,
  childSelected = false,
}: ChipsProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  const firstSelected = childSelected ? items.length : items.findIndex(({ id }) => value.includes(id))
  const hasRendered = useRef(false)
  useEffect(() => {
    if (!row.current || layout === 'wrap' || layout === 'grid') return
    // On the first render, does not scroll if the selected chip is visible anyway, so that the first chip is aligned
    // with the page.
    if (hasRendered.current || !isChildFullyVisible(row.current, firstSelected))
      scrollChildToCentre(row.current, firstSelected)
    hasRendered.current = true
  }, [firstSelected, layout])

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
