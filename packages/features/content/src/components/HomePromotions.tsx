import { useLanguage, useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { getButtonClass, Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { homeAnnouncementsQuery } from '../queries/home.ts'

/**
 * Shows the promotions among home's announcements (CALL-031), each with a link to its page. Renders nothing if there
 * are no promotions.
 */
export function HomePromotions() {
  const t = useText()
  const { language } = useLanguage()
  const user = useSession()?.userName ?? null
  const { data } = useQuery(homeAnnouncementsQuery(useApi(), user, language))
  if (!data?.promotion.length) return null
  const title = t('home.promotions.title')
  return (
    <Rail
      items="content"
      title={title}
      action={
        <Link
          to={routes.activity()}
          className={getButtonClass({ tone: 'quiet', size: 's' })}
          aria-label={`${t('games.seeAll')}: ${title}`}>
          {t('games.seeAll')}
        </Link>
      }>
      {data.promotion.map((promotion) => (
        <Link
          key={promotion.id}
          to={routes.activityInfo(String(promotion.id))}
          className={getButtonClass({ tone: 'plain' })}>
          {promotion.title}
        </Link>
      ))}
    </Rail>
  )
}
