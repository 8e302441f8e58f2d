import { useReportFormat } from '@lobby/platform/money'
import { type DayPresetId } from '@lobby/platform/calendar'
import { DateRange, type DateSpan } from '@lobby/ui/pickers'

export interface ReportDaysPickerProps {
  readonly value: DateSpan
  readonly presets: Readonly<Record<DayPresetId, DateSpan>>
  readonly onChange: (value: DateSpan) => void
}

const order = ['today', 'yesterday', 'week', 'thirty', 'month'] as const

/** Lets the player select the days of a report, in the merchant's time zone. */
export function ReportDaysPicker({ value, presets, onChange }: ReportDaysPickerProps) {
  const { t, days } = useReportFormat()
  return (
    <DateRange
      label={t('reports.days')}
      layout="rail"
      value={value}
      onChange={onChange}
      presets={order.map((id) => ({ id, label: t(`reports.days.${id}`), ...presets[id] }))}
      max={presets.today.to}
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
      }}
    />
  )
}
