import { useText } from '@lobby/i18n'
import { useMemberInfo, isWithdrawalAllowed } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import { Button, List, ListRow } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { ArrowDownToLine, ArrowUpFromLine, CircleQuestionMark, LogOut, Settings } from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import { getMemberName } from '../model/getMemberName.ts'
import { useVipLevel } from '../model/useVipLevel.ts'
import { BalanceLine } from './BalanceLine.tsx'
import styles from './AccountSheet.module.css'

export interface AccountSheetProps {
  readonly session: Session
  readonly open: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** Shows the account sheet, which opens from the header (specification part 2, section 2.3). */
export function AccountSheet({ session, open, onClose, onSignOut }: AccountSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { copyright, licence } = useMerchant()
  const member = useMemberInfo(session)
  const level = useVipLevel(member.data)
  const goTo = (path: string) => () => {
    onClose()
    void navigate(path)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={getMemberName(session, member.data)}
      closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        {level && <span className={styles.vip}>{level}</span>}
        <div className={styles.money}>
          <BalanceLine session={session} />
          <div className={styles.ways}>
            <Button tone="brand" icon={<ArrowDownToLine />} onClick={goTo(routes.deposit())}>
              {t('core.account.deposit')}
            </Button>
            {isWithdrawalAllowed(session.type, member.data) && (
              <Button icon={<ArrowUpFromLine />} onClick={goTo(routes.withdraw())}>
                {t('core.account.withdraw')}
              </Button>
            )}
          </div>
        </div>
        <List>
          <ListRow icon={<Settings />} label={t('core.account.settings')} onPress={goTo(routes.settings())} />
          <ListRow icon={<CircleQuestionMark />} label={t('core.account.help')} onPress={goTo(routes.help())} />
          <ListRow icon={<LogOut />} label={t('core.signOut')} danger onPress={onSignOut} />
        </List>
        <footer className={styles.foot}>
          {licence.image && (
            <img
              src={licence.image.src}
              width={licence.image.width}
              height={licence.image.height}
              alt={t('core.account.licence')}
            />
          )}
          <small>{copyright}</small>
        </footer>
      </div>
    </Sheet>
  )
}
