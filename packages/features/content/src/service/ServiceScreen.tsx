import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { isAllowedUrl, Link, routes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { EmptyState, ErrorState, List, ListRow, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Headset } from '@lobby/ui/icons'
import { serviceChannelsQuery } from '../queries/service.ts'
import { ServiceChannels } from './ServiceChannels.tsx'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'
import styles from './ServiceScreen.module.css'

/**
 * Renders `/m/service`: all customer-service channels. Leaves out channels whose URL cannot be decrypted, and channels
 * whose URL the merchant does not allow (CONF-062).
 */
export function ServiceScreen() {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const merchant = useMerchant()
  const failure = useQueryFailureProps()
  const links = useQuery(serviceChannelsQuery(api, language))
  const channels = links.data?.filter(({ url }) => isAllowedUrl('service', url, merchant))
  return (
    <Page title={t('service.page', { name: merchant.name })}>
      <div className={styles.screen}>
        <header className={styles.head}>
          <span className={styles.mark} aria-hidden="true">
            <Headset />
          </span>
          <h1>{t('service.title')}</h1>
          <p>{t('service.lead', { name: merchant.name })}</p>
        </header>
        {channels && channels.length > 0 && <ServiceChannels channels={channels} />}
        {channels?.length === 0 && <EmptyState title={t('service.none')} text={t('service.none.text')} />}
        {links.isPending && <ServiceSkeleton />}
        {links.isError && !channels && <ErrorState title={t('service.failed')} {...failure(links)} />}
        <List label={t('service.self')}>
          <ListRow
            icon={<BookOpen />}
            label={t('help.title')}
            hint={t('service.help.hint')}
            renderLink={(className, content) => (
              <Link className={className} to={routes.help()}>
                {content}
              </Link>
            )}
          />
        </List>
      </div>
    </Page>
  )
}
