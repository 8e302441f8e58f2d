import { ReportScreen } from '../components/ReportScreen.tsx'
import { bettingRecord } from '../reports/bettingRecord.tsx'

/** Renders `/m/gameRecord`: a member's bets (MEMB-046). */
export const BettingRecordScreen = () => <ReportScreen report={bettingRecord} />
