import { useText } from '@lobby/i18n'
import { Chips } from '@lobby/ui'
import { findMetric, metrics, type MetricId } from '../model/metrics.ts'

export interface MetricChipsProps {
  readonly value: MetricId
  readonly onChange: (value: MetricId) => void
}

/** Lets the agent choose the figure that a chart or a list shows. */
export function MetricChips({ value, onChange }: MetricChipsProps) {
  const t = useText()
  return (
    <Chips
      label={t('team.metric')}
      layout="scroll"
      items={metrics.map(({ id, label }) => ({ id, label: t(label) }))}
      value={[value]}
      onChange={([id = value]) => onChange(findMetric(id).id)}
    />
  )
}
