import { contrastPairs, type ContrastPair } from '@lobby/merchant/theme'
import { useState } from 'react'
import type { Skin } from 'virtual:lobby/folders'
import { ratioOf } from './ratioOf.ts'
import styles from './foundations.module.css'

const keyOf = ({ foreground, background }: ContrastPair) => `${foreground} on ${background}`
const pairs = [...new Map(contrastPairs.map((pair) => [keyOf(pair), pair])).values()]

/** The most merchants whose ratio a pair shows at first. The others open behind one line. */
const MAX_AT_ONCE = 5

/** The contrast ratio of a pair in a merchant's theme. */
interface Reached {
  readonly skin: Skin
  readonly ratio: number
}

export interface ContrastTableProps {
  readonly skins: readonly Skin[]
}

/**
 * Shows every pair of colours that components may use with its contrast ratio in each merchant's theme. The pairs and the merchants that are
 * nearest to the wanted ratio come first, and a ratio that is too low is marked.
 */
export function ContrastTable({ skins }: ContrastTableProps) {
  const rows = pairs
    .map((pair) => ({
      pair,
      all: skins
        .map((skin): Reached => ({ skin, ratio: ratioOf(pair, skin.tokens) }))
        .toSorted((one, other) => one.ratio - other.ratio),
    }))
    .toSorted((one, other) => (one.all[0]?.ratio ?? 0) / one.pair.ratio - (other.all[0]?.ratio ?? 0) / other.pair.ratio)
  return (
    <div className={styles.scroller} role="region" aria-label="Contrast of every pair" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Wanted</th>
            <th scope="col">Reached, the lowest first</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pair, all }) => (
            <tr key={keyOf(pair)}>
              <th scope="row">
                <code>{pair.foreground}</code> on <code>{pair.background}</code>
              </th>
              <td>{pair.ratio}</td>
              <td>
                <Ratios pair={pair} reached={all.slice(0, MAX_AT_ONCE)} />
                <Others pair={pair} reached={all.slice(MAX_AT_ONCE)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface OfPair {
  readonly pair: ContrastPair
  readonly reached: readonly Reached[]
}

/** Merchants side by side, in as many lines as they need. */
function Ratios({ pair, reached }: OfPair) {
  return (
    <ul className={styles.reached}>
      {reached.map(({ skin, ratio }) => (
        <li key={skin.merchant.id}>
          <Sample pair={pair} skin={skin} />
          {skin.merchant.name}{' '}
          {ratio < pair.ratio ? <strong className={styles.fails}>{ratio.toFixed(2)} fails</strong> : ratio.toFixed(2)}
        </li>
      ))}
    </ul>
  )
}

/** The merchants that are left, once somebody opens them. */
function Others({ pair, reached }: OfPair) {
  const [isOpen, setIsOpen] = useState(false)
  const [lowest] = reached
  if (!lowest) return null
  return (
    <details className={styles.others} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {reached.length} others, from {lowest.ratio.toFixed(2)}
      </summary>
      {isOpen && <Ratios pair={pair} reached={reached} />}
    </details>
  )
}

/** Text as text, the part of a control as a dot. */
function Sample({
  pair: { foreground, background, ratio },
  skin: { tokens },
}: {
  readonly pair: ContrastPair
  readonly skin: Skin
}) {
  const text = ratio === 4.5
  return (
    <span
      className={styles.chip}
      style={{ background: tokens[background], color: text ? tokens[foreground] : undefined }}
      aria-hidden="true">
      {text ? 'Aa' : <span className={styles.dot} style={{ background: tokens[foreground] }} />}
    </span>
  )
}
