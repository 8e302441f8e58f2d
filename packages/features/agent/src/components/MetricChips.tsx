import { useText } from '@lobby/i18n'
import { Chips } from '@lobby/ui'
import { findTeamMetric, teamMetrics, type MetricId } from '../model/metrics.ts'

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
      items={teamMetrics.map(({ id, label }) => ({ id, label: t(label) }))}
      value={[value]}
      onChange={([id = value]) => onChange(findTeamMetric(id).id)}
    />
  )
}
