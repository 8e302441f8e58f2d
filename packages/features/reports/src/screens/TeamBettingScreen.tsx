import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamBetting } from '../reports/teamBetting.tsx'

/** `/m/teamBetting`: settled bets of the team. Stands in `AgentsOnly`. */
export const TeamBettingScreen = () => <ReportScreen report={teamBetting} />
