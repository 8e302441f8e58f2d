import { ReportScreen } from '../components/ReportScreen.tsx'
import { rebateReport } from '../reports/rebateReport.tsx'

/** Renders `/m/member/rebateReport`: the rebates on a member's stakes (MEMB-058). */
export const RebateReportScreen = () => <ReportScreen report={rebateReport} />
