import { useFormat, useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden, useMemberInfo } from '@lobby/platform/account'
import { messageFor, useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/routes'
import type { Session } from '@lobby/platform/session'
import { Button, IconButton, InlineNotice, List, ListRow, Money } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw, Settings } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styles from './AccountSheet.module.css'

export interface AccountSheetProps {
  readonly session: Session
  readonly open: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** Who is signed in, the balance with refresh and hide, the way to the settings, and the way out (specification part 2, section 2.3). */
export function AccountSheet({ session, open, onClose, onSignOut }: AccountSheetProps) {
  const t = useText()
  const { money } = useFormat()
  const api = useApi()
  const navigate = useNavigate()
  const [hidden, setHidden] = useBalanceHidden()
  const member = useMemberInfo(session)
  const balance = useQuery(balanceQuery(api, session))
  const name = member.data?.nickname || member.data?.account || session.userName
  const amount = balance.data ? money(balance.data.sumBalance, balance.data.currencySymbol) : '--'
  const toSettings = () => {
    onClose()
    void navigate(routes.settings())
  }
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={name} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        {member.data?.vipLevel && <span className={styles.vip}>{member.data.vipLevel}</span>}
        <p className={styles.label}>{t('core.balance.label')}</p>
        <div className={styles.balance}>
          <output className={styles.amount} aria-live="polite">
            {balance.isFetching || hidden ? (
              <>
                <span aria-hidden="true">••••</span>
                <span className="visually-hidden">{t(balance.isFetching ? 'core.loading' : 'core.balance.hidden')}</span>
              </>
            ) : (
              <Money text={amount} />
            )}
          </output>
          <IconButton label={t(hidden ? 'core.balance.show' : 'core.balance.hide')} onClick={() => setHidden(!hidden)}>
            {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <IconButton label={t('core.balance.refresh')} disabled={balance.isFetching} onClick={() => void balance.refetch()}>
            <RefreshCw aria-hidden />
          </IconButton>
        </div>
        {balance.isError && <InlineNotice tone="loss">{t(messageFor(balance.error))}</InlineNotice>}
        <List>
          <ListRow icon={<Settings />} label={t('core.account.settings')} onPress={toSettings} />
        </List>
        <Button tone="plain" wide onClick={onSignOut}>
          {t('core.signOut')}
        </Button>
      </div>
    </Sheet>
  )
}
