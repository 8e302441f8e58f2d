import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, useScrollRestoration, routes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, Chips, EmptyState, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PromotionCard } from '../components/PromotionCard.tsx'
import { PromotionsSkeleton } from '../components/PromotionsSkeleton.tsx'
import { countPromotionsByFilter, filterPromotions, parsePromotionFilter } from '../model/promotionFilters.ts'
import { usePromotionQueryParameters } from '../model/usePromotionQueryParameters.ts'
import { promotionListQuery, type ReceivedPromotion } from '../queries/activities.ts'
import styles from './ActivityScreen.module.css'

/**
 * Renders `/m/activity` (SHELL-027): the merchant's promotions, for guests and members, with filters by category.
 * Restores its scroll position when the player returns.
 */
export function ActivityScreen() {
  const t = useText()
  const { name } = useMerchant()
  const failure = useQueryFailureProps()
  const listQuery = useQuery(promotionListQuery(usePromotionQueryParameters()))
  const { data, error } = listQuery
  useScrollRestoration(data !== undefined)
  return (
    <Page title={t('promotions.page', { name })}>
      <h1 className="visually-hidden">{t('promotions.title')}</h1>
      {error && (
        <div className={styles.inset}>
          <ErrorState
            compact={data !== undefined}
            title={t(data ? 'promotions.stale' : 'promotions.failed')}
            {...failure(listQuery)}
          />
        </div>
      )}
      {data && data.length > 0 && <Promotions activities={data} />}
      {data?.length === 0 && (
        <EmptyState
          title={t('promotions.none')}
          text={t('promotions.none.text')}
          action={
            <Link className={getButtonClass({ tone: 'brand' })} to={routes.home()}>
              {t('promotions.none.action')}
            </Link>
          }
        />
      )}
      {!data && !error && (
        <div className={styles.inset}>
          <PromotionsSkeleton />
        </div>
      )}
    </Page>
  )
}

function Promotions({ activities }: { readonly activities: readonly ReceivedPromotion[] }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const groups = countPromotionsByFilter(activities)
  const chosen = parsePromotionFilter(query, groups)
  return (
    <div className={styles.window}>
      {groups.length > 0 && (
        <Chips
          label={t('promotions.groups')}
          layout="rail"
          items={groups.map(({ group, count }) => ({
            id: group,
            label: t(`promotions.group.${group}`),
            count: String(count),
          }))}
          value={[chosen]}
          onChange={([group]) =>
            setQuery(group === undefined || group === 'ALL' ? {} : { category: group }, { replace: true })
          }
        />
      )}
      <ul className={styles.list}>
        {filterPromotions(activities, chosen).map((activity, index) => (
          <li key={activity.activityId}>
            <PromotionCard activity={activity} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}
