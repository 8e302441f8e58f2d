import { AgentsOnly } from '@lobby/platform/session'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamBettingReport } from '../reports/teamBettingReport.tsx'

/** Renders `/m/teamBetting`: the settled bets of an agent's team. */
export const TeamBettingScreen = () => (
  <AgentsOnly>
    <ReportScreen report={teamBettingReport} />
  </AgentsOnly>
)
