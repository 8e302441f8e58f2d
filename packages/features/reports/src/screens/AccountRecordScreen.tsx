import { hasTeamQueryParameter } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useMemberSession } from '@lobby/platform/session'
import { useSearchParams } from 'react-router-dom'
import { ReportScreenForMember, ReportScreen } from '../components/ReportScreen.tsx'
import { accountRecordReport } from '../reports/accountRecordReport.tsx'
import { teamRecordReport } from '../reports/teamRecordReport.tsx'

/**
 * Renders `/m/transaction/record`: all changes of a member's balance (MEMB-044), or with `types=A` the transactions of
 * an agent's team (AGEN-023).
 */
export const AccountRecordScreen = () => (
  <ReportScreen report={accountRecordReport}>
    <RecordOfWhom />
  </ReportScreen>
)

/**
 * Renders the team's record if the member is an agent and the URL contains `types=A`; otherwise the member's own
 * record.
 */
function RecordOfWhom() {
  const [params] = useSearchParams()
  const { type } = useMemberSession()
  const team = hasTeamQueryParameter(params) && isAgent(parseMemberType(type))
  return team ? (
    <ReportScreenForMember key="team" report={teamRecordReport} />
  ) : (
    <ReportScreenForMember key="own" report={accountRecordReport} />
  )
}
