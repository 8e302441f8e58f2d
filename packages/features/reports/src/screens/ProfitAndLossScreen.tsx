import { ReportScreen } from '../components/ReportScreen.tsx'
import { profitAndLoss } from '../reports/profitAndLoss.tsx'

/** `/m/profitandloss`: what the days have brought a member (MEMB-048). */
export const ProfitAndLossScreen = () => <ReportScreen report={profitAndLoss} />
