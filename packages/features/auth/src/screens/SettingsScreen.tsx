import { languageName, useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { useSignOut } from '@lobby/platform/ports'
import { routes } from '@lobby/platform/routes'
import { MembersOnly, useMember, useSessionStore } from '@lobby/platform/session'
import { Card, ListRow, Page, Segmented } from '@lobby/ui'
import { FileText, KeyRound, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styles from './AccountScreen.module.css'

/** `/m/set` (specification part 1, section 2): for who is signed in; anybody else comes to home (MEMB-013). */
export function SettingsScreen() {
  return (
    <MembersOnly otherwise={routes.home()} asks={false}>
      <Settings />
    </MembersOnly>
  )
}

function Settings() {
  const t = useText()
  const { name, languages } = useMerchant()
  const { language, setLanguage } = useLanguage()
  const { userName } = useMember()
  const sessions = useSessionStore()
  const navigate = useNavigate()
  const signOut = useSignOut()
  // The session may have vanished while the page stood open (C17).
  const toPassword = () => void navigate(sessions.token() ? routes.changePassword() : routes.login())
  return (
    <Page title={t('account.settings.page', { name })}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1>{t('account.settings.title')}</h1>
          <p>{t('account.settings.who', { user: userName })}</p>
        </div>
        <Card title={t('account.settings.security')}>
          <ListRow icon={<KeyRound />} label={t('account.change.title')} onPress={toPassword} />
        </Card>
        {languages.offered.length > 1 && (
          <Segmented
            label={t('core.language.label')}
            labelled
            items={languages.offered.map((code) => ({ id: code, label: languageName(code) }))}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          />
        )}
        <Card title={t('account.settings.about')}>
          <ListRow
            icon={<FileText />}
            label={t('account.agreement.title')}
            renderLink={(className, content) => (
              <Link className={className} to={routes.agreement()}>
                {content}
              </Link>
            )}
          />
        </Card>
        <Card>
          <ListRow icon={<LogOut />} label={t('core.signOut')} danger onPress={signOut} />
        </Card>
      </div>
    </Page>
  )
}
