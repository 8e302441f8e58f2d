import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { useLanguagePrompt } from '@lobby/platform/ports'
import { Button, getButtonClass } from '@lobby/ui'
import styles from './Footer.module.css'

export interface FooterProps {
  /** True to leave space for the bottom navigation, which covers the end of the page. */
  readonly barBelow: boolean
}

/** Renders the footer: languages, customer service, and the merchant's age limit, licence and copyright. */
export function Footer({ barBelow }: FooterProps) {
  const t = useText()
  const { language } = useLanguage()
  const openLanguages = useLanguagePrompt()
  const { languages, minimumAge, copyright, licence } = useMerchant()
  const licensed = licence.text[language]
  return (
    <footer className={styles.footer} data-bar={barBelow || undefined}>
      {languages.offered.length > 1 && (
        <Button aria-haspopup="dialog" onClick={openLanguages}>
          <span className={styles.what}>{t('core.language.label')}</span> <span>{t('core.language.own')}</span>
        </Button>
      )}
      <Link className={getButtonClass({ tone: 'quiet', size: 's' })} to={routes.service()}>
        {t('core.service')}
      </Link>
      <p>{t('core.age', { age: minimumAge })}</p>
      {licence.image && (
        <img src={licence.image.src} width={licence.image.width} height={licence.image.height} alt="" loading="lazy" />
      )}
      {licensed && <p>{licence.url ? <a href={licence.url}>{licensed}</a> : licensed}</p>}
      <p>{copyright}</p>
    </footer>
  )
}
