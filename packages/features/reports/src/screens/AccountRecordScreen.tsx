import { asksForTeam } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useMember } from '@lobby/platform/session'
import { useSearchParams } from 'react-router-dom'
import { ReportOfMember, ReportScreen } from '../components/ReportScreen.tsx'
import { accountRecord } from '../reports/accountRecord.tsx'
import { teamRecord } from '../reports/teamRecord.tsx'

/** `/m/transaction/record`: whatever moved a member's balance (MEMB-044); with `types=A` what moved an agent's team (AGEN-023). */
export const AccountRecordScreen = () => (
  <ReportScreen report={accountRecord}>
    <RecordOfWhom />
  </ReportScreen>
)

/** To whoever is no agent the record is one's own, whatever the address asks for. */
function RecordOfWhom() {
  const [params] = useSearchParams()
  const { type } = useMember()
  const team = asksForTeam(params) && isAgent(parseMemberType(type))
  return team ? <ReportOfMember key="team" report={teamRecord} /> : <ReportOfMember key="own" report={accountRecord} />
}
