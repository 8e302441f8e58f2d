import { getLanguageName, useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, responsibleRoute, routes } from '@lobby/platform/navigation'
import { useLanguagePrompt } from '@lobby/platform/ports'
import {
  useSignOutPrompt,
  MembersOnly,
  useMemberSession,
  useRequireRealAccount,
  useSessionStore,
} from '@lobby/platform/session'
import { List, ListRow, ListSection, Page } from '@lobby/ui'
import { FileText, Globe, HeartHandshake, Info, KeyRound, LogOut, User } from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import account from './AccountScreen.module.css'
import styles from './SettingsScreen.module.css'

export interface SettingsScreenProps {
  /** The version of the compile and of the merchant's content. Error reports contain the same version. */
  readonly version: string
}

/**
 * Renders `/m/set`, the settings of signed-in members (specification part 1, section 2). Redirects guests to home
 * (MEMB-013).
 */
export function SettingsScreen(props: SettingsScreenProps) {
  return (
    <MembersOnly redirectTo={routes.home()} opensLogin={false}>
      <Settings {...props} />
    </MembersOnly>
  )
}

function Settings({ version }: SettingsScreenProps) {
  const t = useText()
  const { name, languages, market } = useMerchant()
  const { language } = useLanguage()
  const { userName } = useMemberSession()
  const sessions = useSessionStore()
  const navigate = useNavigate()
  const chooseLanguage = useLanguagePrompt()
  const realAccount = useRequireRealAccount()
  const signOut = useSignOutPrompt()
  const toPassword = () => {
    // Open the sign-in if the session has ended while the page was open (C17 in decision 001).
    if (!sessions.token()) return void navigate(routes.login())
    realAccount(() => void navigate(routes.changePassword()))
  }
  return (
    <Page title={t('account.settings.page', { name })}>
      <div className={account.screen}>
        <h1 className="visually-hidden">{t('account.settings.title')}</h1>
        <div className={styles.who}>
          <span className={styles.face} aria-hidden="true">
            <User />
          </span>
          <p>{t('account.settings.who', { user: userName })}</p>
        </div>
        <ListSection inset title={t('account.settings.security')}>
          <ListRow icon={<KeyRound />} label={t('account.change.title')} onPress={toPassword} />
        </ListSection>
        {market && (
          <List label={t('account.settings.responsible')}>
            <ListRow
              icon={<HeartHandshake />}
              label={t('account.settings.responsible')}
              renderLink={(className, content) => (
                <Link className={className} to={responsibleRoute()}>
                  {content}
                </Link>
              )}
            />
          </List>
        )}
        {languages.offered.length > 1 && (
          <ListSection inset title={t('account.settings.preferences')}>
            <ListRow
              icon={<Globe />}
              label={t('core.language.label')}
              value={getLanguageName(language)}
              onPress={chooseLanguage}
            />
          </ListSection>
        )}
        <ListSection inset title={t('account.settings.about')}>
          <ListRow
            icon={<FileText />}
            label={t('account.agreement.title')}
            renderLink={(className, content) => (
              <Link className={className} to={routes.agreement()}>
                {content}
              </Link>
            )}
          />
          <ListRow icon={<Info />} label={t('account.settings.version')} value={version} />
        </ListSection>
        <List label={t('core.signOut')}>
          <ListRow icon={<LogOut />} label={t('core.signOut')} danger onPress={signOut} />
        </List>
      </div>
    </Page>
  )
}
