import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { safeNavigate } from '@lobby/platform/navigation'
import { Button, CopyableValueRow, CopyTextButton, FormNotice, QrCode, ButtonStack } from '@lobby/ui'
import { useState } from 'react'
import type { DepositDetail } from '../queries/deposits.ts'
import styles from './DepositPaymentInstructions.module.css'

/**
 * Shows how to pay a deposit: a Pix code to copy or scan, an account to transfer to, or a link to the provider's
 * page.
 */
export function DepositPaymentInstructions({
  detail: { pixCode, bank, payUrl, deposit },
}: {
  readonly detail: DepositDetail
}) {
  if (pixCode !== undefined) return <Pix code={pixCode} />
  if (bank) return <Bank bank={bank} amountMinor={deposit.amountMinor} />
  return payUrl === undefined ? null : <Redirect url={payUrl} />
}

/** Show the copy button first, because most players pay on the same phone and cannot scan a code on its screen. */
function Pix({ code }: { readonly code: string }) {
  const t = useText()
  return (
    <ButtonStack>
      <CopyTextButton
        tone="brand"
        size="l"
        text={code}
        label={t('deposit.pix.copy')}
        doneLabel={t('deposit.pix.copied')}
      />
      <p className={styles.how}>{t('deposit.pix.how')}</p>
      <div className={styles.scan}>
        <QrCode text={code} label={t('deposit.pix.qr')} />
        <p className={styles.how}>{t('deposit.pix.scan')}</p>
      </div>
    </ButtonStack>
  )
}

const rows = ['reference', 'bankName', 'branch', 'account', 'holder', 'taxId'] as const

function Bank({
  bank,
  amountMinor,
}: {
  readonly bank: NonNullable<DepositDetail['bank']>
  readonly amountMinor: number
}) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const values = [
    [t('wallet.amount'), formatMinor(amountMinor)] as const,
    ...rows.map((row) => [t(`deposit.bank.${row}`), bank[row]] as const),
  ]
  return (
    <ButtonStack>
      <p className={styles.how}>{t('deposit.bank.how')}</p>
      <div className={styles.rows}>
        {values.map(([name, value]) => (
          <CopyableValueRow
            key={name}
            name={name}
            value={value}
            label={t('wallet.copy', { name })}
            doneLabel={t('wallet.copied')}
          />
        ))}
      </div>
    </ButtonStack>
  )
}

function Redirect({ url }: { readonly url: string }) {
  const t = useText()
  const merchant = useMerchant()
  const [refused, setRefused] = useState(false)
  return (
    <ButtonStack>
      <p className={styles.how}>{t('deposit.redirect.how')}</p>
      <FormNotice>{refused && t('deposit.redirect.refused')}</FormNotice>
      <Button tone="brand" size="l" wide onClick={() => setRefused(!safeNavigate('game', url, { merchant }))}>
        {t('deposit.redirect.go')}
      </Button>
    </ButtonStack>
  )
}
