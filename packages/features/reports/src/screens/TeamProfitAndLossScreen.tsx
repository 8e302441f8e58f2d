import { AgentsOnly } from '@lobby/platform/session'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamProfitAndLoss } from '../reports/teamProfitAndLoss.tsx'

/** `/m/agent/team/pnl`: the results of the team, level by level. */
export const TeamProfitAndLossScreen = () => (
  <AgentsOnly>
    <ReportScreen report={teamProfitAndLoss} />
  </AgentsOnly>
)
