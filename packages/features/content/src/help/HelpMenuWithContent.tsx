import { useText } from '@lobby/i18n'
import { useRichTextLinks } from '@lobby/platform/navigation'
import { EmptyState, StateDrawing, SearchField } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findMatchingHelpItemIndexes } from './findMatchingHelpItemIndexes.ts'
import type { HelpItem } from './helpQuery.ts'
import { HelpMenu } from './HelpMenu.tsx'
import { parseHelpItemIndex } from './parseHelpItemIndex.ts'
import { HelpCustomerServiceLink } from './HelpCustomerServiceLink.tsx'
import styles from './Help.module.css'

export interface HelpMenuWithContentProps {
  /** The help items, at least one. */
  readonly items: readonly HelpItem[]
}

/**
 * Shows a menu of titles and the content of the selected title. The query parameter `i` of the URL selects the title. A
 * search reduces the menu to the items that contain all words of the search.
 */
export function HelpMenuWithContent({ items }: HelpMenuWithContentProps) {
  const t = useText()
  const links = useRichTextLinks()
  const heading = useId()
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState('')
  const found = findMatchingHelpItemIndexes(items, typed)
  const chosen = parseHelpItemIndex(address.get('i'), items.length)
  const open = found.includes(chosen) ? chosen : found[0]
  const item = open === undefined ? undefined : items[open]

  const choose = (place: number) => {
    setAddress({ i: String(place) }, { replace: true })
    window.scrollTo(0, 0)
  }

  return (
    <div className={styles.help}>
      <div className={styles.search}>
        <SearchField
          label={t('help.search')}
          value={typed}
          onChange={setTyped}
          clearLabel={t('core.clear')}
          maxLength={60}
          results={typed.trim() !== '' && t('help.found', { count: found.length })}
        />
      </div>
      {item === undefined || open === undefined ? (
        <EmptyState
          drawing={<StateDrawing kind="search" />}
          title={t('help.none')}
          text={t('help.none.text')}
          action={<HelpCustomerServiceLink />}
        />
      ) : (
        <div className={styles.panes}>
          <HelpMenu items={items} indexes={found} openIndex={open} onChoose={choose} />
          <section className={styles.content} aria-labelledby={heading} key={item.id}>
            <h2 id={heading} className={styles.heading}>
              {item.title}
            </h2>
            <RichText content={item.content} {...links} />
            <footer className={styles.more}>
              <p>{t('help.more')}</p>
              <HelpCustomerServiceLink />
            </footer>
          </section>
        </div>
      )}
    </div>
  )
}
