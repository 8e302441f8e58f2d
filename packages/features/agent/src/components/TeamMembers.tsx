import { useReportFormat } from '@lobby/platform/money'
import { SearchField } from '@lobby/ui'
import { useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import { teamMetrics, type TeamMetricId } from '../model/metrics.ts'
import { parseTeamMembersUrlState, buildTeamMembersUrlQuery } from '../model/teamMembersUrlState.ts'
import { useTeamDayRange } from '../model/useTeamDayRange.ts'
import { TeamBranch } from './TeamBranch.tsx'
import styles from './TeamMembers.module.css'
import type { TreeFocusTarget } from './MemberTree.tsx'
import { TeamDayRangePicker } from './TeamDayRangePicker.tsx'

/**
 * Shows the members of a team: one branch at a time, or the results of a search by the beginning of the user name. The
 * URL contains the branch, the search text and the days of the figures.
 */
export function TeamMembers() {
  const { t } = useReportFormat()
  const [params, setParams] = useSearchParams()
  const { days, presets, setDays } = useTeamDayRange({ defaultPreset: 'thirty' })
  const [metric, setMetric] = useState<TeamMetricId>(teamMetrics[0].id)
  const { member, search } = parseTeamMembersUrlState(params)
  const [typed, setTyped] = useTyped(search)
  const [landing, setLanding] = useState<TreeFocusTarget | null>(null)
  const navigationType = useNavigationType()

  // Each step up or down is a history entry, so that Back returns to the previous branch at its scroll position.
  const go = (to: number | undefined, from?: number) => {
    setLanding({ on: from })
    setParams(buildTeamMembersUrlQuery(params, { member: to }))
  }
  const find = (text: string) => {
    setLanding(null)
    setParams(buildTeamMembersUrlQuery(params, { search: text }), { replace: search !== '' })
  }
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inset}>
          <SearchField
            label={t('team.search')}
            value={typed}
            onChange={(text) => (text === '' && search ? (setTyped(''), find('')) : setTyped(text))}
            onSearch={find}
            maxLength={32}
            clearLabel={t('core.clear')}
          />
        </div>
        <TeamDayRangePicker value={days} presets={presets} onChange={setDays} />
      </div>
      <TeamBranch
        key={search === '' ? `member ${member}` : `search ${search}`}
        view={{ member, search, days }}
        metric={metric}
        onMetric={setMetric}
        onGo={go}
        focusTarget={navigationType === NavigationType.Pop ? null : landing}
      />
    </>
  )
}

/** Holds the text of the search box. Replaces the typed text when the search text in the URL changes. */
function useTyped(search: string) {
  const [typed, setTyped] = useState({ search, text: search })
  const text = typed.search === search ? typed.text : search
  return [text, (next: string) => setTyped({ search, text: next })] as const
}
