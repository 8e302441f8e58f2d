import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ReportScreen } from '../components/ReportScreen.tsx'
import { depositMethodOptionsQuery } from '../queries/depositMethodOptionsQuery.ts'
import { depositRecordReport } from '../reports/depositRecordReport.tsx'

/**
 * Renders `/m/vouReport`: a member's deposits (MEMB-040). The filter offers the merchant's deposit methods as soon as
 * they have loaded.
 */
export function DepositRecordScreen() {
  const { language } = useLanguage()
  const session = useSession()
  const { data } = useQuery({ ...depositMethodOptionsQuery(useApi(), session, language), enabled: session !== null })
  const report = useMemo(() => depositRecordReport(data ?? []), [data])
  return <ReportScreen report={report} />
}
