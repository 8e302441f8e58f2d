import { useReportFormat } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { Breadcrumbs } from '@lobby/ui'
import type { ReportFilterNavigation, TeamPathDownline } from '../model/report.ts'
import styles from './TeamPathBreadcrumbs.module.css'

export interface TeamPathBreadcrumbsProps {
  /** The members on the path, from the first member below the agent down to the member whose rows are shown. */
  readonly steps: readonly TeamPathDownline[]
  readonly here: ReportFilterNavigation
}

/**
 * Shows the path from the agent down to the member whose rows are shown. Each member on the path is a link to the
 * member's figures. Renders nothing if the report shows the whole team.
 */
export function TeamPathBreadcrumbs({ steps, here: { filters, getPath } }: TeamPathBreadcrumbsProps) {
  const { t } = useReportFormat()
  if (steps.length === 0) return null
  const { member: _, ...whole } = filters
  const crumb = (id: string, text: string, path: string) => ({
    id,
    text,
    renderLink: (className: string) => (
      <Link className={className} to={path}>
        {text}
      </Link>
    ),
  })
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={t('reports.team.trail')}
        steps={[
          crumb('all', t('reports.team.all'), getPath(whole)),
          ...steps.map(({ memberId, account }) =>
            crumb(String(memberId), account, getPath({ ...whole, member: String(memberId) })),
          ),
        ]}
      />
    </div>
  )
}
