import { useFormat, useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden, useMemberInfo } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { messageFor, useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/routes'
import type { Session } from '@lobby/platform/session'
import { Button, IconButton, InlineNotice, List, ListRow, Money } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, CircleQuestionMark, Eye, EyeOff, LogOut, RefreshCw, Settings } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '../model/nameOf.ts'
import { useRefreshBalance } from '../model/useRefreshBalance.ts'
import { withdrawalAllowed } from '../model/withdrawalAllowed.ts'
import styles from './AccountSheet.module.css'

export interface AccountSheetProps {
  readonly session: Session
  readonly open: boolean
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** The header's menu: who is signed in, the balance, the ways to money, settings and help, and the way out (specification part 2, section 2.3). */
export function AccountSheet({ session, open, onClose, onSignOut }: AccountSheetProps) {
  const t = useText()
  const { money } = useFormat()
  const api = useApi()
  const navigate = useNavigate()
  const { copyright, licence } = useMerchant()
  const [hidden, setHidden] = useBalanceHidden()
  const member = useMemberInfo(session)
  const balance = useQuery(balanceQuery(api, session))
  const refresh = useRefreshBalance(balance.refetch)
  const amount = balance.data ? money(balance.data.sumBalance, balance.data.currencySymbol) : '--'
  const goTo = (path: string) => () => {
    onClose()
    void navigate(path)
  }
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={nameOf(session, member.data)} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        {member.data?.vipLevel && <span className={styles.vip}>{member.data.vipLevel}</span>}
        <div className={styles.money}>
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
            <IconButton label={t('core.balance.refresh')} disabled={balance.isFetching} onClick={refresh}>
              <RefreshCw className={balance.isFetching ? styles.turning : undefined} aria-hidden />
            </IconButton>
          </div>
          {balance.isError && <InlineNotice tone="loss">{t(messageFor(balance.error))}</InlineNotice>}
          <div className={styles.ways}>
            <Button tone="brand" icon={<ArrowDownToLine />} onClick={goTo(routes.deposit())}>
              {t('core.account.deposit')}
            </Button>
            {withdrawalAllowed(session.type, member.data) && (
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
          {licence.image && <img src={licence.image.src} width={licence.image.width} height={licence.image.height} alt={t('core.account.licence')} />}
          <small>{copyright}</small>
        </footer>
      </div>
    </Sheet>
  )
}
