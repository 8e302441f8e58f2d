import { ReportScreen } from '../components/ReportScreen.tsx'
import { profitAndLossReport } from '../reports/profitAndLossReport.tsx'

/** Renders `/m/profitandloss`: a member's result per day (MEMB-048). */
export const ProfitAndLossScreen = () => <ReportScreen report={profitAndLossReport} />
