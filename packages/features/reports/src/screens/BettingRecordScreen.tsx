import { ReportScreen } from '../components/ReportScreen.tsx'
import { bettingRecord } from '../reports/bettingRecord.tsx'

/** `/m/gameRecord`: what a member has bet (MEMB-046). */
export const BettingRecordScreen = () => <ReportScreen report={bettingRecord} />
