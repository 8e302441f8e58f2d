import { useLanguageFormat, useLanguage, useText } from '@lobby/i18n'
import { DAY_MS } from '@lobby/platform/calendar'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { startupQuery, systemStatusQuery } from '@lobby/platform/startup'
import { Button } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ClosedPage } from './ClosedPage.tsx'
import { ClosedPageHint } from './ClosedPageHint.tsx'
import { MaintenanceDrawing } from './MaintenanceDrawing.tsx'

/** The interval at which the page checks whether the maintenance is over. */
const STATUS_INTERVAL_MS = 30_000

/**
 * Shows the reason and the expected end of a maintenance, at every path while the platform is in maintenance. Checks
 * the platform's status at intervals. When the maintenance has ended, the site appears again. The path `/m/maintenance`
 * always shows this page. If the platform is open, the page reports that the maintenance is over.
 */
export function MaintenancePage() {
  const t = useText()
  const { date, time } = useLanguageFormat()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const api = useApi()
  const { data: startup } = useQuery(startupQuery(api))
  const status = useQuery({
    ...systemStatusQuery(api, useQueryClient(), language),
    refetchInterval: STATUS_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

  if (startup && !startup.maintenance) {
    return (
      <ClosedPage
        drawing={<MaintenanceDrawing done />}
        title={t('closed.over.title')}
        text={t('closed.over.text')}
        action={
          <Button tone="brand" onClick={() => void navigate(routes.home())}>
            {t('closed.toHome')}
          </Button>
        }
      />
    )
  }
  const endsAt = startup?.endsAt ? Date.parse(startup.endsAt) : undefined
  const formatEnd = (at: number) => {
    const left = at - status.dataUpdatedAt - (startup?.clockOffset ?? 0)
    if (left <= 0) return t('closed.maintenance.anyMoment')
    return left < DAY_MS ? time(at) : date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  }
  return (
    <ClosedPage
      drawing={<MaintenanceDrawing />}
      title={t('closed.maintenance.title')}
      text={startup?.info || t('core.maintenance.text')}
      fact={endsAt === undefined ? undefined : { label: t('closed.maintenance.ends'), value: formatEnd(endsAt) }}
      action={
        <Button tone="brand" busy={status.isFetching} onClick={() => void status.refetch()}>
          {t('core.retry')}
        </Button>
      }
      hint={
        <ClosedPageHint
          text={t('closed.maintenance.watching')}
          problem={status.isError ? t(getErrorMessageId(status.error)) : undefined}
        />
      }
    />
  )
}
