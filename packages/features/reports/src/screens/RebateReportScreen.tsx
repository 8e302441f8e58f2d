import { ReportScreen } from '../components/ReportScreen.tsx'
import { rebateReport } from '../reports/rebateReport.tsx'

/** `/m/member/rebateReport`: what a member got back of stakes (MEMB-058). */
export const RebateReportScreen = () => <ReportScreen report={rebateReport} />
