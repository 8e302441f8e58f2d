import { ReportScreen } from '../components/ReportScreen.tsx'
import { teamProfitAndLoss } from '../reports/teamProfitAndLoss.tsx'

/** `/m/agent/team/pnl`: what the team has brought, level by level. Stands in `AgentsOnly`. */
export const TeamProfitAndLossScreen = () => <ReportScreen report={teamProfitAndLoss} />
