import { useText } from '@lobby/i18n'
import { securityInfoQuery, securityQueryKeyPrefix } from '@lobby/platform/account'
import { useNotify } from '@lobby/platform/ports'
import { Link, securityRoutes } from '@lobby/platform/navigation'
import { invalidate, useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { Button, getButtonClass, ErrorState } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ProtectionList } from '../components/ProtectionList.tsx'
import { SecurityPageLayout } from '../components/SecurityPageLayout.tsx'
import { SecuritySkeleton } from '../components/SecuritySkeleton.tsx'
import { AccountStrengthCard } from '../components/AccountStrengthCard.tsx'
import { rateAccountStrength, type AccountProtection } from '../model/accountStrength.ts'

/** The routes of the protections that have separate pages. */
const guardRoutes: Readonly<Record<Exclude<AccountProtection, 'paymentPassword'>, string>> = {
  mobile: securityRoutes.phone(),
  email: securityRoutes.email(),
  documents: securityRoutes.documents(),
}

export interface PaymentPasswordDialogOptions {
  /** True if the member already has a payment password. The dialog then changes this password. */
  readonly isSet: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

export interface SecurityScreenProps {
  /** Renders the wallet's dialog that sets or changes the payment password. */
  readonly renderPaymentPassword: (init: PaymentPasswordDialogOptions) => ReactNode
}

/** Renders `/m/securityCenter` (SHELL-040): the protections of a member's account, each with a link to change it. */
export function SecurityScreen(props: SecurityScreenProps) {
  const t = useText()
  return (
    <SecurityPageLayout title={t('security.title')}>
      <Centre {...props} />
    </SecurityPageLayout>
  )
}

/** The duration of the success message. */
const SUCCESS_DURATION_MS = 1500

function Centre({ renderPaymentPassword }: SecurityScreenProps) {
  const t = useText()
  const notify = useNotify()
  const failure = useQueryFailureProps()
  const queries = useQueryClient()
  const [over, setOver] = useState<boolean | null>(null)
  const asked = useQuery(securityInfoQuery(useApi(), useMemberSession()))
  const { data: info, error } = asked
  if (!info) return error ? <ErrorState title={t('security.failed')} {...failure(asked)} /> : <SecuritySkeleton />
  const openPassword = () => setOver(info.hasPaymentPassword)
  const saved = () => {
    setOver(null)
    notify.notice(t('security.saved'), SUCCESS_DURATION_MS)
    invalidate(queries, securityQueryKeyPrefix)
  }
  return (
    <>
      <AccountStrengthCard
        strength={rateAccountStrength(info)}
        renderNext={(guard) =>
          guard === 'paymentPassword' ? (
            <Button tone="brand" wide onClick={openPassword}>
              {t('security.set.paymentPassword')}
            </Button>
          ) : (
            <Link className={getButtonClass({ tone: 'brand', wide: true })} to={guardRoutes[guard]}>
              {t(`security.set.${guard}`)}
            </Link>
          )
        }
      />
      <ProtectionList info={info} onPaymentPassword={openPassword} />
      {over !== null && renderPaymentPassword({ isSet: over, onDone: saved, onClose: () => setOver(null) })}
    </>
  )
}
