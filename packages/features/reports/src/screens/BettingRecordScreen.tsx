import { ReportScreen } from '../components/ReportScreen.tsx'
import { bettingRecordReport } from '../reports/bettingRecordReport.tsx'

/** Renders `/m/gameRecord`: a member's bets (MEMB-046). */
export const BettingRecordScreen = () => <ReportScreen report={bettingRecordReport} />
