import { ReportScreen } from '../components/ReportScreen.tsx'
import { withdrawalReport } from '../reports/withdrawalReport.tsx'

/** `/m/withdrawReport`: what a member has withdrawn (MEMB-042). */
export const WithdrawalReportScreen = () => <ReportScreen report={withdrawalReport} />
