import { useLanguageFormat, useText, type MessageId } from '@lobby/i18n'
import { useMoneyFormat, stripZeroCents } from '@lobby/platform/money'
import { useLayoutEffect, useRef } from 'react'
import type { VipBenefitLevel } from '../queries/benefits.ts'
import styles from './VipBenefitsTable.module.css'

export interface VipBenefitsTableProps {
  /** All levels, from the lowest to the highest. */
  readonly levels: readonly VipBenefitLevel[]
  /** The index of the member's level in `levels`. */
  readonly current: number
}

/**
 * Renders a table of the benefits with one column per VIP level. Highlights the column of the member's level, and
 * scrolls this column into view on mount.
 */
export function VipBenefitsTable({ levels, current }: VipBenefitsTableProps) {
  const t = useText()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: scroller } = frame
    const [names, own] = ['thead td', 'thead [data-own]'].map((place) =>
      scroller?.querySelector(place)?.getBoundingClientRect(),
    )
    if (!scroller || !names || !own) return
    const rightToLeft = getComputedStyle(scroller).direction === 'rtl'
    scroller.scrollLeft += rightToLeft ? own.right - names.left : own.left - names.right
  }, [current])

  // Omits zero cents, so that amounts are easier to compare.
  const formatMoney = (minor: number) => stripZeroCents(formatMinor(minor))
  const formatBonus = (minor: number) => (minor === 0 ? '–' : formatMoney(minor))
  const rows: readonly (readonly [MessageId, (level: VipBenefitLevel) => string])[] = [
    ['benefits.row.stakes', ({ stakesMinor }) => formatMoney(stakesMinor)],
    [
      'benefits.row.rebate',
      ({ rebateBasisPoints }) => number(rebateBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    ],
    ['benefits.row.levelUp', ({ levelUpBonusMinor }) => formatBonus(levelUpBonusMinor)],
    ['benefits.row.birthday', ({ birthdayBonusMinor }) => formatBonus(birthdayBonusMinor)],
    ['benefits.row.withdrawals', ({ withdrawalsADay }) => number(withdrawalsADay)],
    ['benefits.row.free', ({ freeWithdrawalsADay }) => number(freeWithdrawalsADay)],
    ['benefits.row.perDay', ({ withdrawalPerDayMinor }) => formatMoney(withdrawalPerDayMinor)],
  ]
  return (
    <section className={styles.section} aria-labelledby="benefits-table">
      <h2 id="benefits-table">{t('benefits.table')}</h2>
      <div ref={frame} className={styles.frame} role="group" aria-labelledby="benefits-table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {levels.map(({ name }, place) => (
                <th key={name ?? ''} scope="col" data-level data-own={place === current || undefined}>
                  {name ?? t('benefits.none')}
                  {place === current && <span className={styles.own}>{t('benefits.yours')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{t(label)}</th>
                {levels.map((level, place) => (
                  <td key={level.name ?? ''} data-own={place === current || undefined} dir="ltr">
                    {valueOf(level)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
