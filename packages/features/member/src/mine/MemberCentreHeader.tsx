import { getLanguageName, useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useLanguagePrompt } from '@lobby/platform/ports'
import { routes } from '@lobby/platform/navigation'
import { useRequireSession } from '@lobby/platform/session'
import { IconButton, SiteHeader } from '@lobby/ui'
import { ArrowLeft, Globe, Settings } from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import styles from './MemberCentreHeader.module.css'

/**
 * Shows the header of the member centre in place of the common header: a home button, the title, a language button and
 * a settings button (specification part 2, section 2.4).
 */
export function MemberCentreHeader() {
  const t = useText()
  const navigate = useNavigate()
  const { offered } = useMerchant().languages
  const { language } = useLanguage()
  const chooseLanguage = useLanguagePrompt()
  const requireSession = useRequireSession()
  return (
    <SiteHeader
      start={
        <IconButton label={t('core.home')} tone="plain" onClick={() => void navigate(routes.home())}>
          <ArrowLeft className={styles.arrow} aria-hidden />
        </IconButton>
      }
      centre={<h1 className={styles.title}>{t('mine.title')}</h1>}
      end={
        <>
          {offered.length > 1 && (
            <IconButton
              label={t('mine.language', { language: getLanguageName(language) })}
              tone="plain"
              onClick={chooseLanguage}>
              <Globe aria-hidden />
            </IconButton>
          )}
          <IconButton
            label={t('core.account.settings')}
            tone="plain"
            onClick={() => requireSession(() => void navigate(routes.settings()))}>
            <Settings aria-hidden />
          </IconButton>
        </>
      }
    />
  )
}
