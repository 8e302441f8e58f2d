import { useText } from '@lobby/i18n'
import { useEffect, useRef } from 'react'
import type { HelpItem } from './helpQuery.ts'
import styles from './Help.module.css'

export interface HelpMenuProps {
  readonly items: readonly HelpItem[]
  /** The positions in `items` of the titles that the menu lists. */
  readonly indexes: readonly number[]
  /** The position in `items` of the item whose content is shown. */
  readonly openIndex: number
  readonly onChoose: (place: number) => void
}

/** Renders the list of help titles. Scrolls the title of the open item into view. */
export function HelpMenu({ items, indexes, openIndex, onChoose }: HelpMenuProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = list.current
    const title = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !title) return
    // Scroll only the list: `scrollIntoView` would also scroll the page.
    box.scrollTo(
      title.offsetLeft - (box.clientWidth - title.offsetWidth) / 2,
      title.offsetTop - (box.clientHeight - title.offsetHeight) / 2,
    )
  }, [openIndex])
  return (
    <nav className={styles.menu} aria-label={t('help.menu')}>
      <ul ref={list} className={styles.titles}>
        {indexes.map((place) => (
          <li key={items[place]?.id}>
            <button
              type="button"
              className={styles.title}
              aria-current={place === openIndex || undefined}
              onClick={() => onChoose(place)}>
              {items[place]?.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
