import { useSay } from '@lobby/platform/money'
import { SearchField } from '@lobby/ui'
import { useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import { metrics, type MetricId } from '../model/metrics.ts'
import { readTeamPlace, writeTeamPlace } from '../model/teamPlace.ts'
import { useTeamDays } from '../model/useTeamDays.ts'
import { Branch } from './Branch.tsx'
import styles from './Members.module.css'
import type { Landing } from './MemberTree.tsx'
import { TeamDays } from './TeamDays.tsx'

/**
 * Shows the members of a team: one branch at a time, or a search by the beginning of the name. The address holds the
 * branch, the search and the days of the figures.
 */
export function Members() {
  const { t } = useSay()
  const [params, setParams] = useSearchParams()
  const { days, presets, setDays } = useTeamDays({ usual: 'thirty' })
  const [metric, setMetric] = useState<MetricId>(metrics[0].id)
  const { member, search } = readTeamPlace(params)
  const [typed, setTyped] = useTyped(search)
  const [landing, setLanding] = useState<Landing | null>(null)
  const navigationType = useNavigationType()

  // Each step up or down is a history entry, so Back returns to the branch where it was left.
  const go = (to: number | undefined, from?: number) => {
    setLanding({ on: from })
    setParams(writeTeamPlace(params, { member: to }))
  }
  const find = (text: string) => {
    setLanding(null)
    setParams(writeTeamPlace(params, { search: text }), { replace: search !== '' })
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
        <TeamDays value={days} presets={presets} onChange={setDays} />
      </div>
      <Branch
        key={search === '' ? `member ${member}` : `search ${search}`}
        place={{ member, search, days }}
        metric={metric}
        onMetric={setMetric}
        onGo={go}
        landing={navigationType === NavigationType.Pop ? null : landing}
      />
    </>
  )
}

/** Holds the text of the search box: the typed text, until the search of the address changes. */
function useTyped(search: string) {
  const [typed, setTyped] = useState({ search, text: search })
  const text = typed.search === search ? typed.text : search
  return [text, (next: string) => setTyped({ search, text: next })] as const
}
