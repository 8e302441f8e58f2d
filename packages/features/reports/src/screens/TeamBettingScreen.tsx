import { AgentsOnly } from '@lobby/platform/session'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamBetting } from '../reports/teamBetting.tsx'

/** `/m/teamBetting`: settled bets of the team. */
export const TeamBettingScreen = () => (
  <AgentsOnly>
    <ReportScreen report={teamBetting} />
  </AgentsOnly>
)
