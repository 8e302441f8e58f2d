import { ServiceLink } from '@lobby/content'
import { languageName, useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import styles from './Footer.module.css'

/** Below every page: languages, customer service, the age mark, licence and copyright of the merchant. */
export function Footer() {
  const t = useText()
  const { language, setLanguage } = useLanguage()
  const { languages, minimumAge, copyright, licence } = useMerchant()
  return (
    <footer className={styles.footer}>
      {languages.offered.length > 1 && (
        <div className={styles.languages} role="group" aria-label={t('core.language.label')}>
          {languages.offered.map((code) => (
            <button key={code} type="button" lang={code.toLowerCase()} aria-pressed={code === language} onClick={() => setLanguage(code)}>
              {languageName(code)}
            </button>
          ))}
        </div>
      )}
      <ServiceLink />
      <p className={styles.age}>{t('core.age', { age: minimumAge })}</p>
      {licence.image && <img src={licence.image.src} width={licence.image.width} height={licence.image.height} alt="" loading="lazy" />}
      {licence.text && <p>{licence.url ? <a href={licence.url}>{licence.text}</a> : licence.text}</p>}
      <p>{copyright}</p>
    </footer>
  )
}
