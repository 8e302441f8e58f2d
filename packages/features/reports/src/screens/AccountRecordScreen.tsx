import { isTeamQuery } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useMember } from '@lobby/platform/session'
import { useSearchParams } from 'react-router-dom'
import { ReportOfMember, ReportScreen } from '../components/ReportScreen.tsx'
import { accountRecord } from '../reports/accountRecord.tsx'
import { teamRecord } from '../reports/teamRecord.tsx'

/**
 * `/m/transaction/record`: every change of a member's balance (MEMB-044), or with `types=A` of an agent's team
 * (AGEN-023).
 */
export const AccountRecordScreen = () => (
  <ReportScreen report={accountRecord}>
    <RecordOfWhom />
  </ReportScreen>
)

/** Members who are not agents always see their own record, whatever the address says. */
function RecordOfWhom() {
  const [params] = useSearchParams()
  const { type } = useMember()
  const team = isTeamQuery(params) && isAgent(parseMemberType(type))
  return team ? <ReportOfMember key="team" report={teamRecord} /> : <ReportOfMember key="own" report={accountRecord} />
}
