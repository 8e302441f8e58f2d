import { AgentsOnly } from '@lobby/platform/session'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamProfitAndLossReport } from '../reports/teamProfitAndLossReport.tsx'

/** Renders `/m/agent/team/pnl`: the results of an agent's team, one level of members at a time. */
export const TeamProfitAndLossScreen = () => (
  <AgentsOnly>
    <ReportScreen report={teamProfitAndLossReport} />
  </AgentsOnly>
)
