import { useText } from '@lobby/i18n'
import { useLoginPrompt } from '@lobby/platform/session'
import { Button } from '@lobby/ui'
import { CircleUserRound } from '@lobby/ui/icons'
import styles from './GuestSignInPrompt.module.css'

/**
 * Shows a guest a prompt to sign in or register in place of the member card. A press opens the login dialog
 * (specification part 2, section 2.4).
 */
export function GuestSignInPrompt() {
  const t = useText()
  const { open } = useLoginPrompt()
  return (
    <div className={styles.prompt}>
      <CircleUserRound className={styles.face} aria-hidden />
      <p className={styles.words}>{t('mine.prompt.text')}</p>
      <Button tone="brand" size="l" wide onClick={() => open({})}>
        {t('mine.prompt.action')}
      </Button>
    </div>
  )
}
