import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useQueryFailureProps } from '@lobby/platform/query'
import { readPromotionId, routes } from '@lobby/platform/navigation'
import { ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PromotionSkeleton } from '../components/PromotionSkeleton.tsx'
import { PromotionDetailView } from '../components/PromotionDetailView.tsx'
import { usePromotionQueryParameters } from '../model/usePromotionQueryParameters.ts'
import { promotionDetailQuery } from '../queries/activities.ts'

/**
 * Renders `/m/activityInfo?id=` (SHELL-028): one promotion with its terms, the player's status, and the action that the
 * player can take now.
 */
export function ActivityInfoScreen() {
  const [query] = useSearchParams()
  const activityId = readPromotionId(query)
  return activityId === null ? <UnknownPromotion /> : <PromotionPage key={activityId} activityId={activityId} />
}

function PromotionPage({ activityId }: { readonly activityId: number }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const { name } = useMerchant()
  const detailQuery = useQuery(promotionDetailQuery(usePromotionQueryParameters(), activityId))
  const { data, error } = detailQuery
  if (error instanceof ApiError && error.code === 'activity.unknown') return <UnknownPromotion />
  return (
    <Page title={t('promotions.page.one', { title: data?.activity.title ?? t('shell.title.activityInfo'), name })}>
      {!data && <h1 className="visually-hidden">{t('shell.title.activityInfo')}</h1>}
      {error && (
        <ErrorState
          compact={data !== undefined}
          title={t(data ? 'promotions.stale' : 'promotions.one.failed')}
          {...failure(detailQuery)}
        />
      )}
      {!data && !error && <PromotionSkeleton />}
      <PromotionDetailView activityId={activityId} detail={data} isCurrent={!detailQuery.isPlaceholderData} />
    </Page>
  )
}

/** Explains that the promotion was removed or never existed. */
function UnknownPromotion() {
  const t = useText()
  const { name } = useMerchant()
  const navigate = useNavigate()
  return (
    <Page title={t('promotions.page.one', { title: t('shell.title.activityInfo'), name })}>
      <h1 className="visually-hidden">{t('shell.title.activityInfo')}</h1>
      <ErrorState
        title={t('error.activity.unknown')}
        text={t('promotions.gone')}
        actionLabel={t('promotions.others')}
        drawing="search"
        onAction={() => void navigate(routes.activity(), { replace: true })}
      />
    </Page>
  )
}
