import styles from './BarChart.module.css'

export interface ChartBar {
  /** The text below the bar and in the table, for example `14 Nov`. */
  readonly label: string
  /**
   * A shorter text for the place below the bar, for example `14/11`. Set it if `label` is wider than a fifth of the
   * chart.
   */
  readonly short?: string
  readonly value: number
}

export interface BarChartProps {
  /** The name of the measured quantity. It is the caption of the table. */
  readonly label: string
  readonly bars: readonly ChartBar[]
  readonly format: (value: number) => string
  /** The headings of the two table columns, for example `Day` and `Net`. */
  readonly columns: readonly [string, string]
  /** The index of the highlighted bar, for example today's. */
  readonly current?: number
  /** The text that is shown if there are no bars. */
  readonly empty: string
}

/** The width of the gap between two bars, as a share of the width of a bar and its gap together. */
const GAP_SHARE = 0.28
const MAX_LABELS = 4
// The minimum number of places for bars. Fewer bars are centred in these places, because a single bar would otherwise
// fill the whole chart.
const MIN_SLOTS = 5

/**
 * Renders a bar chart over time, and the same values as a table for screen readers. Negative values are below the zero
 * line. A value NaN has no bar.
 */
export function BarChart({ label, bars, format, columns, current, empty }: BarChartProps) {
  if (bars.length === 0) return <p className={styles.empty}>{empty}</p>
  const values = bars.map(({ value }) => (Number.isFinite(value) ? value : 0))
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom || 1
  const percent = (part: number) => `${(part * 100).toFixed(3)}%`
  const labelStep = Math.ceil(bars.length / MAX_LABELS)
  const slots = Math.max(bars.length, MIN_SLOTS)
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
              x={percent((before + index + GAP_SHARE / 2) / slots)}
              y={percent((top - Math.max(0, value)) / span)}
              width={percent((1 - GAP_SHARE) / slots)}
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
      <ol className={styles.labels} data-count={bars.length < MIN_SLOTS ? bars.length : undefined} aria-hidden="true">
        {bars.map((bar, index) => (
          <li key={bar.label} data-current={index === current || undefined}>
            {(bars.length - 1 - index) % labelStep === 0 && <span title={bar.label}>{bar.short ?? bar.label}</span>}
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
