import { contrastPairs, type MeasuredContrast } from '@lobby/merchant/theme'
import type { Skin } from 'virtual:lobby/folders'
import styles from './foundations.module.css'

const getPairKey = ({ foreground, background }: Pick<MeasuredContrast, 'foreground' | 'background'>) =>
  `${foreground} on ${background}`
const pairs = [...new Set(contrastPairs.map(getPairKey))]

/**
 * The number of merchants that the table shows at first for each pair of colours. The user opens the list of the other
 * merchants with a press.
 */
const MAX_AT_ONCE = 5

/** The contrast ratio of a pair of colours in a merchant's theme. */
interface Reached extends MeasuredContrast {
  readonly skin: Skin
}

/**
 * Returns a row for each pair of colours, with the merchants' contrast ratios, the lowest first. The pair that is
 * nearest to its limit is the first row.
 */
const createRows = (skins: readonly Skin[]): Reached[][] =>
  pairs
    .map((key) =>
      skins
        .flatMap((skin) => {
          const found = skin.contrasts.find((reached) => getPairKey(reached) === key)
          return found ? [{ ...found, skin }] : []
        })
        .toSorted((one, other) => one.ratio - other.ratio),
    )
    .toSorted(([one], [other]) => (one ? one.ratio / one.wanted : 0) - (other ? other.ratio / other.wanted : 0))

/**
 * Shows every pair of colours that components may use, with its contrast ratio in each merchant's theme. Lists the
 * pairs and the merchants with the most critical ratios first, and marks each ratio that is too low.
 */
export function ContrastTable({ skins }: { readonly skins: readonly Skin[] }) {
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
          {createRows(skins).map((reached) => {
            const [lowest] = reached
            const others = reached.slice(MAX_AT_ONCE)
            return (
              lowest && (
                <tr key={getPairKey(lowest)}>
                  <th scope="row">
                    <code>{lowest.foreground}</code> on <code>{lowest.background}</code>
                  </th>
                  <td>{lowest.wanted}</td>
                  <td>
                    <Ratios reached={reached.slice(0, MAX_AT_ONCE)} />
                    {others[0] && (
                      <details className={styles.others}>
                        <summary>
                          {others.length} others, from {others[0].ratio.toFixed(2)}
                        </summary>
                        <Ratios reached={others} />
                      </details>
                    )}
                  </td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Shows a sample of a pair of colours for each merchant: a text colour as text, the colour of a control as a dot. */
function Ratios({ reached }: { readonly reached: readonly Reached[] }) {
  return (
    <ul className={styles.reached}>
      {reached.map(({ skin: { merchant, tokens }, foreground, background, ratio, wanted }) => {
        const isText = wanted === 4.5
        const chip = { background: tokens[background], ...(isText && { color: tokens[foreground] }) }
        return (
          <li key={merchant.id}>
            <span className={styles.chip} style={chip} aria-hidden="true">
              {isText ? 'Aa' : <span className={styles.dot} style={{ background: tokens[foreground] }} />}
            </span>
            {merchant.name}{' '}
            {ratio < wanted ? <strong className={styles.fails}>{ratio.toFixed(2)} fails</strong> : ratio.toFixed(2)}
          </li>
        )
      })}
    </ul>
  )
}
