import { ReportScreen } from '../components/ReportScreen.tsx'
import { profitAndLoss } from '../reports/profitAndLoss.tsx'

/** Renders `/m/profitandloss`: a member's result per day (MEMB-048). */
export const ProfitAndLossScreen = () => <ReportScreen report={profitAndLoss} />
