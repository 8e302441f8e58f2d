import { Check } from '../icons/index.ts'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { SearchField } from '../SearchField/SearchField.tsx'
import { findOptions } from './findOptions.ts'
import type { SelectOption } from './SelectOption.ts'
import styles from './SelectSheet.module.css'

/** Either all of the search's texts, or no search. */
export type OptionListTexts =
  | { readonly searchLabel: string; readonly clearLabel: string; readonly noneText: string }
  | { readonly searchLabel?: undefined; readonly clearLabel?: undefined; readonly noneText?: undefined }

type OptionListProps = OptionListTexts & {
  readonly id: string
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onPick: (value: string) => void
  /** Set to what is focused first: the chosen option, else the first one. A search is not, since it would call the keyboard up. */
  readonly first: RefObject<HTMLButtonElement | null>
}

/** A list box in groups. Arrows, Home and End move; Enter and Space pick; typing goes to the search. */
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
  const found = findOptions(options, query)
  const reachable =
    found.find((option) => option.value === value && !option.disabled) ?? found.find(({ disabled }) => !disabled)
  const groups = [...new Set(found.map(({ group }) => group))]

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // The search, where there is one, stands above the first option.
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [role="option"]:enabled')]
    const search = stops.find((stop) => stop.localName === 'input')
    const here = stops.indexOf(event.target as HTMLElement)
    if (here < 0 || (event.target === search && event.key !== 'ArrowDown')) return
    // The letter itself arrives in the search, since the focus is there before it is written.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) search?.focus()
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: search ? 1 : 0, End: stops.length - 1 }[event.key]
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
            onSearch={() => found.length === 1 && reachable && onPick(reachable.value)}
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
                    chosen={option.value === value}
                    reach={option === reachable ? first : undefined}
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
  readonly chosen: boolean
  /** Given to the one option that Tab stops at. */
  readonly reach: RefObject<HTMLButtonElement | null> | undefined
  readonly onPick: (value: string) => void
}

function OptionRow({ option, chosen, reach, onPick }: OptionRowProps) {
  return (
    <button
      type="button"
      role="option"
      ref={reach}
      className={styles.option}
      aria-selected={chosen}
      disabled={option.disabled}
      tabIndex={reach ? 0 : -1}
      onClick={() => onPick(option.value)}>
      {option.icon}
      <span className={styles.name}>{option.label}</span>
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
      <span className={styles.tick}>{chosen && <Check aria-hidden="true" />}</span>
    </button>
  )
}
