import { contrastPairs, type ContrastPair } from '@lobby/merchant/theme'
import type { Skin } from 'virtual:lobby/folders'
import { ratioOf } from './ratioOf.ts'
import styles from './foundations.module.css'

const keyOf = ({ foreground, background }: ContrastPair) => `${foreground} on ${background}`
const pairs = [...new Map(contrastPairs.map((pair) => [keyOf(pair), pair])).values()]

export interface ContrastTableProps {
  readonly skins: readonly Skin[]
}

/** Every pair that components may show, in each merchant's theme, with its contrast ratio, the one that is nearest to what it needs first; one that is too low is marked. */
export function ContrastTable({ skins }: ContrastTableProps) {
  const least = (pair: ContrastPair) => Math.min(...skins.map(({ tokens }) => ratioOf(pair, tokens) / pair.ratio))
  const rows = pairs.toSorted((one, other) => least(one) - least(other))
  return (
    <div className={styles.scroller} role="region" aria-label="Contrast of every pair" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Wanted</th>
            {skins.map(({ merchant: { id, name } }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((pair) => (
            <tr key={keyOf(pair)}>
              <th scope="row">
                <code>{pair.foreground}</code> on <code>{pair.background}</code>
              </th>
              <td>{pair.ratio}</td>
              {skins.map((skin) => (
                <td key={skin.merchant.id}>
                  <Sample pair={pair} skin={skin} />
                  <Ratio pair={pair} skin={skin} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface OfPair {
  readonly pair: ContrastPair
  readonly skin: Skin
}

/** Text as text, the part of a control as a dot. */
function Sample({ pair: { foreground, background, ratio }, skin: { tokens } }: OfPair) {
  const text = ratio === 4.5
  return (
    <span className={styles.chip} style={{ background: tokens[background], color: text ? tokens[foreground] : undefined }} aria-hidden="true">
      {text ? 'Aa' : <span className={styles.dot} style={{ background: tokens[foreground] }} />}
    </span>
  )
}

function Ratio({ pair, skin }: OfPair) {
  const ratio = ratioOf(pair, skin.tokens)
  const shown = ratio.toFixed(2)
  return ratio < pair.ratio ? <strong className={styles.fails}>{shown} fails</strong> : shown
}
