import { useLanguageFormat, useText } from '@lobby/i18n'
import { getGameCategoryMessageId, useMoneyFormat } from '@lobby/platform/money'
import { CategoryIcon, List, ListRow, Money } from '@lobby/ui'
import type { Rebate } from '../queries/rebate.ts'
import styles from './RebateByCategoryList.module.css'

/** Lists the stakes, the rate and the amount of the rebate for each game category. */
export function RebateByCategoryList({ rebate: { rows } }: { readonly rebate: Rebate }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { number } = useLanguageFormat()
  return (
    <section className={styles.shares} aria-labelledby="rebate-shares">
      <h2 id="rebate-shares">{t('rebate.shares')}</h2>
      <List>
        {rows.map(({ category, stakeMinor, rateBasisPoints, rebateMinor }) => (
          <ListRow
            key={category}
            icon={<CategoryIcon category={category} />}
            label={t(getGameCategoryMessageId(category, 'rebate.games'))}
            hint={t('rebate.share', {
              rate: number(rateBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
              stake: formatMinor(stakeMinor),
            })}
            value={<Money text={formatMinor(rebateMinor)} />}
          />
        ))}
      </List>
    </section>
  )
}
