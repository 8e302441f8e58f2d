import { listDays, getDayPresets, type DayInterval, type DayPresetId } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { parseDayInterval } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { useSearchParams } from 'react-router-dom'

/** The largest number of days that the API accepts in one request. */
export const MAX_TEAM_RANGE_DAYS = 92

export interface TeamDayRangeOptions {
  /** The preset for a URL without days. */
  readonly defaultPreset: DayPresetId
}

/**
 * Reads the days of a team's figures from the URL (`from` and `to`). Ignores a range that is too long or in the future.
 * A change of the days replaces the history entry and retains the other parameters of the URL.
 */
export function useTeamDayRange({ defaultPreset }: TeamDayRangeOptions) {
  const { timeZone } = useMerchant()
  const [params, setParams] = useSearchParams()
  const now = usePlatformNow()
  const presets = getDayPresets(timeZone, now)
  const asked = parseDayInterval(params)
  const days: DayInterval =
    asked && asked.to <= presets.today.to && listDays(asked.from, asked.to).length <= MAX_TEAM_RANGE_DAYS
      ? asked
      : presets[defaultPreset]

  const setDays = ({ from, to }: DayInterval) => {
    const next = new URLSearchParams(params)
    const own = from !== presets[defaultPreset].from || to !== presets[defaultPreset].to
    for (const [name, value] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (own) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace: true })
  }
  return { days, presets, setDays }
}
