import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/routes'
import { BrandMark, IconButton, Page } from '@lobby/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './AuthPage.module.css'

export interface AuthPageProps {
  /** Of the document. */
  readonly title: string
  readonly heading: string
  /** One sentence below the heading. */
  readonly lead?: string
  /** The way on to another of these pages, beside the way home. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page around signing in: the merchant's own picture and logo, the way home (AUTH-103; always home, C08), a heading, a form. */
export function AuthPage({ title, heading, lead, aside, children }: AuthPageProps) {
  const t = useText()
  const { name, logo, hero } = useMerchant()
  const navigate = useNavigate()
  return (
    <Page title={title}>
      <div className={styles.screen}>
        <img className={styles.art} src={hero.src} alt="" width={hero.width} height={hero.height} />
        <div className={styles.bar}>
          <IconButton label={t('core.home')} tone="plain" onClick={() => void navigate(routes.home())}>
            <ArrowLeft className={styles.arrow} aria-hidden />
          </IconButton>
          {aside}
        </div>
        <div className={styles.brand}>
          <BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />
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
