import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { MembersOnly } from '@lobby/platform/session'
import { getButtonClass, EmptyState, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UplineTransferOutcome } from '../components/UplineTransferOutcome.tsx'
import { UplineTransferForm, type CompletedUplineTransfer } from '../components/UplineTransferForm.tsx'
import { WalletSkeleton } from '../components/WalletSkeleton.tsx'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { uplineTransferRulesQuery } from '../queries/upline.ts'
import styles from './WalletScreen.module.css'

/**
 * Renders `/m/upLine/transfer` (specification part 2, section 2.4), where a member transfers money to the member's
 * upline.
 */
export function TransferScreen() {
  const t = useText()
  const { name } = useMerchant()
  return (
    <MembersOnly>
      <Page title={t('security.transfer.page', { name })}>
        <div className={styles.screen}>
          <h1 className="visually-hidden">{t('security.transfer.title')}</h1>
          <Transfers />
        </div>
      </Page>
    </MembersOnly>
  )
}

function Transfers() {
  const t = useText()
  const failure = useQueryFailureProps()
  const [done, setDone] = useState<CompletedUplineTransfer | null>(null)
  const query = useQuery(uplineTransferRulesQuery(useWalletQueryParameters()))
  const { data, error } = query
  if (done) return <UplineTransferOutcome transfer={done} onAgain={() => setDone(null)} />
  if (!data && error instanceof ApiError && error.code === 'transfer.upline.missing') {
    return (
      <EmptyState
        title={t('error.transfer.upline')}
        text={t('security.transfer.none')}
        action={
          <Link className={getButtonClass({ tone: 'brand' })} to={routes.mine()}>
            {t('security.transfer.mine')}
          </Link>
        }
      />
    )
  }
  if (!data)
    return error ? (
      <ErrorState title={t('security.transfer.failed')} {...failure(query)} />
    ) : (
      <WalletSkeleton page="withdrawal" />
    )
  return <UplineTransferForm rules={data} onDone={setDone} />
}
