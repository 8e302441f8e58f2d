import { useText } from '@lobby/i18n'
import { useGoBack } from '@lobby/platform/navigation'
import { IconButton, SiteHeader } from '@lobby/ui'
import { ArrowLeft } from '@lobby/ui/icons'
import styles from './HelpHeader.module.css'

/**
 * Renders the help centre's own header with a back button and the title. Replaces the common header (C06 in decision
 * 001).
 */
export function HelpHeader() {
  const t = useText()
  const back = useGoBack()
  return (
    <SiteHeader
      start={
        <IconButton label={t('core.back')} tone="plain" onClick={back}>
          <ArrowLeft className={styles.arrow} aria-hidden />
        </IconButton>
      }
      centre={<h1 className={styles.title}>{t('help.title')}</h1>}
      end={<span className={styles.balance} />}
    />
  )
}
