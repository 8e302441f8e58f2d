import { Check } from '../icons/index.ts'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { SearchField } from '../SearchField/SearchField.tsx'
import { findMatchingOptions } from './findMatchingOptions.ts'
import type { SelectOption } from './SelectOption.ts'
import styles from './SelectSheet.module.css'

/** The texts of the search field. Pass all of these texts, or none for a list without a search field. */
export type OptionListTexts =
  | { readonly searchLabel: string; readonly clearLabel: string; readonly noneText: string }
  | { readonly searchLabel?: undefined; readonly clearLabel?: undefined; readonly noneText?: undefined }

type OptionListProps = OptionListTexts & {
  readonly id: string
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onPick: (value: string) => void
  /**
   * Receives the element of the option to focus first: the selected option, or the first option if none is selected.
   * The search field is not focused first, because that would open a phone's keyboard.
   */
  readonly first: RefObject<HTMLButtonElement | null>
}

/**
 * Renders a list box with groups of options. Arrow keys, Home and End move the focus. Enter and Space select the
 * focused option. Typing a letter moves the focus to the search field.
 */
export function OptionList({
  id,
  label,
  options,
  value,
  onPick,
  first,
  searchLabel,
  clearLabel,
  noneText,
}: OptionListProps) {
  const [query, setQuery] = useState('')
  const found = findMatchingOptions(options, query)
  const tabStop =
    found.find((option) => option.value === value && !option.disabled) ?? found.find(({ disabled }) => !disabled)
  const groups = [...new Set(found.map(({ group }) => group))]

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // The elements that arrow keys reach. If there is a search field, it is the first one, before the options.
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [role="option"]:enabled')]
    const search = stops.find((stop) => stop.localName === 'input')
    const currentIndex = stops.indexOf(event.target as HTMLElement)
    if (currentIndex < 0 || (event.target === search && event.key !== 'ArrowDown')) return
    // Focuses the search field before the browser inserts the typed letter, so that the letter is inserted into that
    // field.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) search?.focus()
    const target = {
      ArrowDown: currentIndex + 1,
      ArrowUp: currentIndex - 1,
      Home: search ? 1 : 0,
      End: stops.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    stops[target]?.focus()
  }
  return (
    <div
      role="presentation"
      className={styles.frame}
      data-long={searchLabel !== undefined || undefined}
      onKeyDown={move}>
      {searchLabel !== undefined && (
        <div className={styles.search}>
          <SearchField
            label={searchLabel}
            clearLabel={clearLabel}
            value={query}
            onChange={setQuery}
            results={found.length === 0 ? noneText : undefined}
            onSearch={() => found.length === 1 && tabStop && onPick(tabStop.value)}
          />
        </div>
      )}
      {found.length > 0 && (
        <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
          {groups.map((group, index) => (
            <div key={group ?? ''} {...(group !== undefined && { role: 'group', 'aria-labelledby': `${id}-${index}` })}>
              {group !== undefined && (
                <p id={`${id}-${index}`} className={styles.group} role="presentation">
                  {group}
                </p>
              )}
              {found
                .filter((option) => option.group === group)
                .map((option) => (
                  <OptionRow
                    key={option.value}
                    option={option}
                    isSelected={option.value === value}
                    tabStopRef={option === tabStop ? first : undefined}
                    onPick={onPick}
                  />
                ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface OptionRowProps {
  readonly option: SelectOption
  readonly isSelected: boolean
  /** The ref of the option that Tab reaches. Undefined for all other options. */
  readonly tabStopRef: RefObject<HTMLButtonElement | null> | undefined
  readonly onPick: (value: string) => void
}

function OptionRow({ option, isSelected, tabStopRef, onPick }: OptionRowProps) {
  return (
    <button
      type="button"
      role="option"
      ref={tabStopRef}
      className={styles.option}
      aria-selected={isSelected}
      disabled={option.disabled}
      tabIndex={tabStopRef ? 0 : -1}
      onClick={() => onPick(option.value)}>
      {option.icon}
      <span className={styles.name}>{option.label}</span>
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
      <span className={styles.tick}>{isSelected && <Check aria-hidden="true" />}</span>
    </button>
  )
}
