import { ReportScreen } from '../components/ReportScreen.tsx'
import { accountRecord } from '../reports/accountRecord.tsx'

/** `/m/transaction/record`: whatever moved a member's balance (MEMB-044). */
export const AccountRecordScreen = () => <ReportScreen report={accountRecord} />
