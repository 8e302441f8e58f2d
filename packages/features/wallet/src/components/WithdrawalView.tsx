import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, routes, securityRoutes, walletRoutes } from '@lobby/platform/navigation'
import { getButtonClass, Card, OutcomeIcon, FactList, Money, Outcome, Stepper, ButtonStack } from '@lobby/ui'
import { isWithdrawalOpen } from '../model/isWithdrawalOpen.ts'
import { useInvalidateMoneyWhenOrderEnds } from '../model/useInvalidateMoneyWhenOrderEnds.ts'
import type { Withdrawal } from '../queries/withdrawals.ts'
import { CancelMoneyOrderButton } from './CancelMoneyOrderButton.tsx'

const statuses = ['REVIEW', 'PROCESSING', 'PAID', 'REFUSED', 'CANCELLED'] as const
const reasons = ['holder', 'turnover', 'documents', 'provider', 'safety'] as const
const stepByStatus = { REVIEW: 1, PROCESSING: 2, PAID: 3, REFUSED: 0, CANCELLED: 0 } as const

/**
 * Shows one withdrawal: the progress, the payout account and the outcome. Refetches all money data when the withdrawal
 * ends.
 */
export function WithdrawalView({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const {
    withdrawalId,
    amountMinor,
    payoutMinor,
    feeMinor,
    account,
    holder,
    createdAt,
    expectedAt,
    endedAt,
    reason,
    cancellable,
  } = withdrawal
  // Show an unknown status as "in progress", because the text for that status promises no payout.
  const status = statuses.find((each) => each === withdrawal.status) ?? 'PROCESSING'
  const isOpen = isWithdrawalOpen(status)
  useInvalidateMoneyWhenOrderEnds(isOpen)
  const when = (at: string) =>
    date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  const isPaid = status === 'PAID'
  const isGood = isOpen || isPaid
  const home = (
    <Link
      className={getButtonClass(isGood ? { tone: 'brand', size: 'l', wide: true } : { tone: 'plain', wide: true })}
      to={routes.home()}>
      {t('withdraw.home')}
    </Link>
  )
  const refusalReason = status === 'REFUSED' ? reasons.find((each) => each === reason) : undefined
  return (
    <>
      <Card tone={isGood ? 'hero' : 'card'}>
        <Outcome
          mark={!isOpen && <OutcomeIcon success={isPaid} />}
          amount={
            <Money
              size="hero"
              text={formatMinor(isGood ? payoutMinor : amountMinor)}
              {...(!isGood && { tone: 'muted' as const })}
            />
          }
          title={t(`withdraw.${status}`)}
          texts={[
            refusalReason && t(`withdraw.refused.${refusalReason}`),
            t(`withdraw.${status === 'CANCELLED' ? 'REFUSED' : status}.text`, {
              time: when(expectedAt),
              amount: formatMinor(isPaid ? payoutMinor : amountMinor),
            }),
          ]}
        />
        {isGood && (
          <Stepper
            label={t('withdraw.steps')}
            doneLabel={t('withdraw.step.done')}
            current={stepByStatus[status]}
            steps={[
              { id: 'sent', label: t('withdraw.step.sent') },
              { id: 'review', label: t('withdraw.REVIEW') },
              { id: 'paid', label: t('withdraw.step.paid') },
            ]}
          />
        )}
        <FactList
          items={[
            { name: t('withdraw.confirm.to'), value: account },
            { name: t('withdraw.holder'), value: holder },
            { name: t('wallet.amount'), value: formatMinor(amountMinor) },
            { name: t('wallet.fee'), value: feeMinor > 0 ? formatMinor(feeMinor) : t('wallet.fee.none') },
            { name: t('wallet.at'), value: when(createdAt) },
            endedAt !== undefined && { name: t('wallet.ended'), value: when(endedAt) },
            { name: t('wallet.number'), value: withdrawalId },
          ]}
        />
      </Card>
      <ButtonStack>
        {refusalReason === 'documents' && (
          <Link className={getButtonClass({ tone: 'brand', size: 'l', wide: true })} to={securityRoutes.documents()}>
            {t('withdraw.documents.send')}
          </Link>
        )}
        {isGood && home}
        {!isOpen && (
          <Link
            className={getButtonClass(
              isPaid || refusalReason === 'documents'
                ? { tone: 'plain', wide: true }
                : { tone: 'brand', size: 'l', wide: true },
            )}
            to={walletRoutes.withdrawal()}>
            {t('withdraw.new')}
          </Link>
        )}
        {!isGood && home}
        {cancellable && <CancelMoneyOrderButton kind="withdrawal" id={withdrawalId} amountMinor={amountMinor} />}
      </ButtonStack>
    </>
  )
}
