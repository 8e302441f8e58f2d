import { ReportScreen } from '../components/ReportScreen.tsx'
import { withdrawalReport } from '../reports/withdrawalReport.tsx'

/** Renders `/m/withdrawReport`: a member's withdrawals (MEMB-042). */
export const WithdrawalReportScreen = () => <ReportScreen report={withdrawalReport} />
