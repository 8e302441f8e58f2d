import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Spinner } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { downloadLinksQuery } from './downloadLinksQuery.ts'
import { DownloadSheet } from './DownloadSheet.tsx'
import styles from './DownloadSheet.module.css'
import { useDownloadOffer } from './useDownloadOffer.ts'

/**
 * Renders the download popup, which any screen can open (specification part 2, section 2.12). Shows a spinner until the
 * download links load, or an error if they fail to load.
 */
export function DownloadPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { name } = useMerchant()
  const { language } = useLanguage()
  const failure = useQueryFailureProps()
  const offer = useDownloadOffer()
  const links = useQuery(downloadLinksQuery(useApi(), language))
  if (offer) return <DownloadSheet offer={offer} onClose={onClose} />
  return (
    <Sheet
      open
      title={t('install.words', { name })}
      closeLabel={t('core.close')}
      onOpenChange={(open) => !open && onClose()}>
      <div className={styles.wait}>
        {links.isError ? (
          <ErrorState title={t('install.failed')} {...failure(links)} />
        ) : (
          <Spinner label={t('core.loading')} />
        )}
      </div>
    </Sheet>
  )
}
