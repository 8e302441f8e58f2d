import styles from './BarChart.module.css'

export interface Bar {
  /** Below the bar, and in the table: `14 Nov`. */
  readonly label: string
  /** Below the bar in its place, where the label needs more than a fifth of the chart: `14/11`. */
  readonly short?: string
  readonly value: number
}

export interface BarChartProps {
  /** What is measured: the table's caption. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** Heads of the table's columns: `Day`, `Net`. */
  readonly columns: readonly [string, string]
  /** Stands out, for example today; counts from 0. */
  readonly current?: number
  /** Shown when there are no bars. */
  readonly empty: string
}

const GAP = 0.28
const LABELS = 4
// Fewer days stand in the middle: one alone would be a wall.
const SLOTS = 5

/** Bars over time, below the line for what is lost, and the same as a table for those who do not see them. What is no number has no bar. */
export function BarChart({ label, bars, format, columns, current, empty }: BarChartProps) {
  if (bars.length === 0) return <p className={styles.empty}>{empty}</p>
  const values = bars.map(({ value }) => (Number.isFinite(value) ? value : 0))
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom || 1
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`
  const every = Math.ceil(bars.length / LABELS)
  const slots = Math.max(bars.length, SLOTS)
  const before = (slots - bars.length) / 2
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.scale}>{format(top)}</span>
        <svg className={styles.bars} width="100%" height="100%" focusable="false">
          <line className={styles.guide} x1="0" x2="100%" y1="0.5" y2="0.5" />
          {values.map((value, index) => (
            <rect
              key={bars[index]?.label}
              x={percent((before + index + GAP / 2) / slots)}
              y={percent((top - Math.max(0, value)) / span)}
              width={percent((1 - GAP) / slots)}
              height={percent(Math.abs(value) / span)}
              rx="3"
              data-lost={value < 0 || undefined}
              data-current={index === current || undefined}
            />
          ))}
          <line className={styles.zero} x1="0" x2="100%" y1={percent(top / span)} y2={percent(top / span)} />
        </svg>
        {bottom < 0 && <span className={styles.scale}>{format(bottom)}</span>}
      </div>
      <ol className={styles.labels} data-count={bars.length < SLOTS ? bars.length : undefined} aria-hidden="true">
        {bars.map((bar, index) => (
          <li key={bar.label} data-current={index === current || undefined}>
            {(bars.length - 1 - index) % every === 0 && <span title={bar.label}>{bar.short ?? bar.label}</span>}
          </li>
        ))}
      </ol>
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{Number.isFinite(bar.value) ? format(bar.value) : '--'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
