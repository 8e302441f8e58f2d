import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useLanguagePrompt } from '@lobby/platform/ports'
import { routes } from '@lobby/platform/navigation'
import { BrandLogo, IconButton, Page } from '@lobby/ui'
import { ArrowLeft, Globe } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './AuthPage.module.css'

export interface AuthPageProps {
  /** The title of the document. */
  readonly title: string
  readonly heading: string
  /** A sentence below the heading. */
  readonly lead?: string
  readonly children: ReactNode
}

/**
 * Renders the layout of a page for signing in or registering: the merchant's picture and logo, a link to home (C08 in
 * decision 001), the language picker (I18N-009), a heading and a form.
 */
export function AuthPage({ title, heading, lead, children }: AuthPageProps) {
  const t = useText()
  const { name, logo, hero, languages } = useMerchant()
  const chooseLanguage = useLanguagePrompt()
  const navigate = useNavigate()
  return (
    <Page title={title}>
      <div className={styles.screen}>
        <img className={styles.art} src={hero.src} alt="" width={hero.width} height={hero.height} />
        <div className={styles.bar}>
          <IconButton label={t('core.home')} tone="plain" onClick={() => void navigate(routes.home())}>
            <ArrowLeft className={styles.arrow} aria-hidden />
          </IconButton>
          {languages.offered.length > 1 && (
            <IconButton
              label={t('auth.language', { language: t('core.language.own') })}
              tone="plain"
              onClick={chooseLanguage}>
              <Globe aria-hidden />
            </IconButton>
          )}
        </div>
        <div className={styles.brand}>
          <BrandLogo src={logo.src} name={name} width={logo.width} height={logo.height} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </Page>
  )
}
