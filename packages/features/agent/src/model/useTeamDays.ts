import { daysBetween, presetsOf, type Days, type PresetId } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { readDays } from '@lobby/platform/navigation'
import { usePlatformNow } from '@lobby/platform/startup'
import { useSearchParams } from 'react-router-dom'

/** How many days figures of a team are asked for at once, as the contract has it. */
export const mostDays = 92

export interface TeamDaysInit {
  /** The days of an address that names none. */
  readonly usual: PresetId
}

/**
 * The days that figures of a team are of: those of the address, `from` and `to`, unless they are more than may be asked for or still to come.
 * A change replaces the entry of the history, and leaves what else the address says.
 */
export function useTeamDays({ usual }: TeamDaysInit) {
  const { timeZone } = useMerchant()
  const [params, setParams] = useSearchParams()
  const now = usePlatformNow()
  const presets = presetsOf(timeZone, now)
  const asked = readDays(params)
  const days: Days =
    asked && asked.to <= presets.today.to && daysBetween(asked.from, asked.to).length <= mostDays
      ? asked
      : presets[usual]

  const setDays = ({ from, to }: Days) => {
    const next = new URLSearchParams(params)
    const own = from !== presets[usual].from || to !== presets[usual].to
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
