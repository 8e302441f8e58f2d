import { useText } from '@lobby/i18n'
import { Chips, List } from '@lobby/ui'
import { interpolateRatesBetweenBounds } from '../model/rates.ts'
import type { RebateRateFieldsState } from '../model/useRebateRateFields.ts'
import { RebateRateFieldRow } from './RebateRateFieldRow.tsx'
import styles from './RebateRateFields.module.css'

const parts = { least: 0, half: 0.5, most: 1 } as const

/** Edits the rebate rates of all game categories, one by one or all together. */
export function RebateRateFields({ rates }: { readonly rates: RebateRateFieldsState }) {
  const t = useText()
  const bounds = rates.fields.map(({ bound }) => bound)
  const ids = ['least', 'half', 'most'] as const
  const chosen = ids.filter((id) =>
    interpolateRatesBetweenBounds(bounds, parts[id]).every(
      ({ rateBasisPoints }, at) => rateBasisPoints === rates.fields[at]?.basisPoints,
    ),
  )
  return (
    <div className={styles.rates}>
      <Chips
        label={t('downline.rates.fill')}
        items={ids.map((id) => ({ id, label: t(id === 'most' ? 'downline.send.most' : `downline.rates.fill.${id}`) }))}
        value={chosen.slice(0, 1)}
        onChange={([id]) => id !== undefined && rates.fill(parts[id as keyof typeof parts])}
      />
      <List label={t('downline.open.rates')}>
        {rates.fields.map((field) => (
          <RebateRateFieldRow
            key={field.bound.category}
            field={field}
            onType={(text) => rates.type(field.bound.category, text)}
            onStep={(by) => rates.step(field.bound.category, by)}
          />
        ))}
      </List>
    </div>
  )
}
