import { isTeamQuery } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useMember } from '@lobby/platform/session'
import { useSearchParams } from 'react-router-dom'
import { MemberReport, ReportScreen } from '../components/ReportScreen.tsx'
import { accountRecord } from '../reports/accountRecord.tsx'
import { teamRecord } from '../reports/teamRecord.tsx'

/**
 * Renders `/m/transaction/record`: all changes of a member's balance (MEMB-044), or with `types=A` the transactions of
 * an agent's team (AGEN-023).
 */
export const AccountRecordScreen = () => (
  <ReportScreen report={accountRecord}>
    <RecordOfWhom />
  </ReportScreen>
)

/**
 * Renders the team's record if the member is an agent and the URL contains `types=A`; otherwise the member's own
 * record.
 */
function RecordOfWhom() {
  const [params] = useSearchParams()
  const { type } = useMember()
  const team = isTeamQuery(params) && isAgent(parseMemberType(type))
  return team ? <MemberReport key="team" report={teamRecord} /> : <MemberReport key="own" report={accountRecord} />
}
