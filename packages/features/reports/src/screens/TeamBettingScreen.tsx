import { AgentsOnly } from '@lobby/platform/session'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamBetting } from '../reports/teamBetting.tsx'

/** Renders `/m/teamBetting`: the settled bets of an agent's team. */
export const TeamBettingScreen = () => (
  <AgentsOnly>
    <ReportScreen report={teamBetting} />
  </AgentsOnly>
)
