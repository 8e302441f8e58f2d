import { useText } from '@lobby/i18n'
import { Chips } from '@lobby/ui'
import { findTeamMetric, teamMetrics, type TeamMetricId } from '../model/metrics.ts'

export interface TeamMetricChipsProps {
  readonly value: TeamMetricId
  readonly onChange: (value: TeamMetricId) => void
}

/** Lets the agent choose the figure that a chart or a list shows. */
export function TeamMetricChips({ value, onChange }: TeamMetricChipsProps) {
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
