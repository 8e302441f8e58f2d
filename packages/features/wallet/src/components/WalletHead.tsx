import { useFormat, useText } from '@lobby/i18n'
import { balanceQuery, useBalanceHidden } from '@lobby/platform/account'
import { CountingMoney, Money } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useScope } from '../model/useScope.ts'
import styles from './WalletHead.module.css'

export interface WalletHeadProps {
  readonly title: string
}

/** The heading of a screen of money, with the balance at its end; the amount counts when it changes, and is not shown to whoever hid it. */
export function WalletHead({ title }: WalletHeadProps) {
  const t = useText()
  const { money } = useFormat()
  const { api, session } = useScope()
  const [hidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(api, session))
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.balance}>
        <span className={styles.name}>{t('wallet.balance')}</span>
        <strong>
          {hidden ? (
            <>
              <span className="visually-hidden">{t('core.balance.hidden')}</span>
              <span aria-hidden="true">
                <Money text="••••" />
              </span>
            </>
          ) : (
            <CountingMoney value={data?.sumBalance} format={(value) => money(value, data?.currencySymbol ?? '')} />
          )}
        </strong>
      </p>
    </header>
  )
}
