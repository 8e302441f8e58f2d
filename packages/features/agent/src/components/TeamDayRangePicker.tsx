import { useReportFormat } from '@lobby/platform/money'
import { type DayInterval, type DayPresetId } from '@lobby/platform/calendar'
import { DateRange } from '@lobby/ui/pickers'
import { MAX_TEAM_RANGE_DAYS } from '../model/useTeamDayRange.ts'

export interface TeamDayRangePickerProps {
  readonly value: DayInterval
  readonly presets: Readonly<Record<DayPresetId, DayInterval>>
  readonly onChange: (value: DayInterval) => void
}

const order = ['today', 'week', 'thirty'] as const

/**
 * Lets the agent pick the days of a team's figures in the merchant's time zone: one of three presets, or any other
 * range of up to 92 days. Uses the groups of texts `reports` and `team`.
 */
export function TeamDayRangePicker({ value, presets, onChange }: TeamDayRangePickerProps) {
  const { t, days } = useReportFormat()
  return (
    <DateRange
      label={t('reports.days')}
      layout="rail"
      value={value}
      onChange={onChange}
      presets={order.map((id) => ({ id, label: t(`reports.days.${id}`), ...presets[id] }))}
      max={presets.today.to}
      maxDays={MAX_TEAM_RANGE_DAYS}
      format={days}
      texts={{
        custom: t('reports.days.custom'),
        from: t('reports.days.from'),
        to: t('reports.days.to'),
        apply: t('reports.days.apply'),
        close: t('core.close'),
        missing: t('reports.days.missing'),
        order: t('reports.days.order'),
        outside: t('reports.days.outside'),
        long: t('team.days.long', { most: MAX_TEAM_RANGE_DAYS }),
      }}
    />
  )
}
