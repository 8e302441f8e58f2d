import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useLoginPrompt, isTrial, MembersOnly, parseMemberType, useSession } from '@lobby/platform/session'
import { Button, Card, Page } from '@lobby/ui'
import { useState } from 'react'
import { HelpServiceList } from '../components/HelpServiceList.tsx'
import { LimitsAndBreaksSection } from '../components/LimitsAndBreaksSection.tsx'
import { GamblingSelfTest } from '../components/GamblingSelfTest.tsx'
import styles from './ResponsibleScreen.module.css'

/**
 * Renders `/m/responsible` (decision 039): the market's notice, the limits and breaks of the member, a self-test and
 * help lines. Guests and trial accounts see no limits and breaks.
 */
export function ResponsibleScreen() {
  const t = useText()
  const { name, market, minimumAge } = useMerchant()
  return (
    <Page title={t('responsible.page', { name })}>
      <div className={styles.screen}>
        <h1 className="visually-hidden">{t('responsible.title')}</h1>
        <Card tone="hero">
          <div className={styles.lead}>
            <span className={styles.age} aria-hidden="true">
              {t('responsible.age', { age: minimumAge })}
            </span>
            <p className={styles.words}>
              <strong>{t('responsible.lead')}</strong>
              <span>{t('responsible.age.text', { age: minimumAge })}</span>
            </p>
          </div>
          {market && <p className={styles.notice}>{t(`responsible.notice.${market}`)}</p>}
        </Card>
        <MemberParts />
        <GamblingSelfTest />
        <HelpServiceList />
        <p className={styles.demo}>{t('responsible.demo')}</p>
      </div>
    </Page>
  )
}

/** Shows the limits and breaks of the member. If the session expires, they stay mounted under the login dialog. */
function MemberParts() {
  const t = useText()
  const session = useSession()
  const { open } = useLoginPrompt()
  const [member, setMember] = useState(session !== null)
  if (session && !member) setMember(true)
  if (session && isTrial(parseMemberType(session.type))) return <Card>{t('responsible.trial')}</Card>
  if (member) {
    return (
      <MembersOnly>
        <LimitsAndBreaksSection />
      </MembersOnly>
    )
  }
  return (
    <Card>
      <div className={styles.guest}>
        <p>{t('responsible.guest')}</p>
        <Button tone="brand" wide onClick={() => open({})}>
          {t('core.signIn')}
        </Button>
      </div>
    </Card>
  )
}
