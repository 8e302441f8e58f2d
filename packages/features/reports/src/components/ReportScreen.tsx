import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MembersOnly } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import type { Report, ReportPage } from '../model/report.ts'
import { ReportBody } from './ReportBody.tsx'

export interface ReportScreenProps<P extends ReportPage<Row>, Row> {
  readonly report: Report<P, Row>
  /** The content in place of `report`, for a screen whose report depends on the member type. */
  readonly children?: ReactNode
}

/** Renders a report as a screen for signed-in members (SHELL-044). */
export function ReportScreen<P extends ReportPage<Row>, Row>({ report, children }: ReportScreenProps<P, Row>) {
  return <MembersOnly>{children ?? <ReportScreenForMember report={report} />}</MembersOnly>
}

/** Renders a report for the signed-in member. Works only inside `<MembersOnly>`. */
export const ReportScreenForMember = <P extends ReportPage<Row>, Row>({
  report,
}: {
  readonly report: Report<P, Row>
}) => (
  <Frame report={report}>
    <ReportBody report={report} />
  </Frame>
)

function Frame({
  report,
  children,
}: {
  readonly report: { readonly title: Report<never, never>['title'] }
  readonly children: ReactNode
}) {
  const t = useText()
  const { name } = useMerchant()
  const title = t(report.title)
  return (
    <Page title={t('reports.page', { title, name })}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </Page>
  )
}
