import { useLanguageFormat, useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, routes, walletRoutes } from '@lobby/platform/navigation'
import { Button, getButtonClass, Card, OutcomeIcon, FactList, Money, Outcome, ButtonStack } from '@lobby/ui'
import { useNavigate } from 'react-router-dom'
import type { Deposit } from '../queries/deposits.ts'

const endStatuses = ['SETTLED', 'EXPIRED', 'FAILED', 'CANCELLED'] as const

/** Shows the outcome of a deposit: the credited amount, or why no money was taken, with links to other pages. */
export function DepositOutcome({ deposit }: { readonly deposit: Deposit }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const navigate = useNavigate()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const { depositId, method, methodName, amountMinor, creditMinor, feeMinor, reason, endedAt, createdAt } = deposit
  // Show an unknown status as cancelled, because the text for cancelled deposits promises no money.
  const end = endStatuses.find((each) => each === deposit.status) ?? 'CANCELLED'
  const isPaid = end === 'SETTLED'
  const text: MessageId = end === 'FAILED' && reason === 'provider' ? 'deposit.FAILED.provider' : `deposit.${end}.text`
  const when = date(endedAt ?? createdAt, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  const startNew = () =>
    void navigate(walletRoutes.deposit(), { replace: true, state: isPaid ? null : { method, amountMinor } })
  return (
    <>
      <Card tone={isPaid ? 'hero' : 'card'}>
        <Outcome
          mark={<OutcomeIcon success={isPaid} />}
          amount={
            <Money
              size="hero"
              text={isPaid ? `+${formatMinor(creditMinor)}` : formatMinor(amountMinor)}
              tone={isPaid ? 'win' : 'muted'}
            />
          }
          title={t(`deposit.${end}`)}
          texts={[t(text)]}
        />
        <FactList
          items={[
            { name: t(isPaid ? 'deposit.fact.method' : 'deposit.step.method'), value: methodName },
            feeMinor > 0 && { name: t('wallet.fee'), value: formatMinor(feeMinor) },
            { name: t('wallet.ended'), value: when },
            { name: t('wallet.number'), value: depositId },
          ]}
        />
      </Card>
      <ButtonStack>
        {isPaid && (
          <Link className={getButtonClass({ tone: 'brand', size: 'l', wide: true })} to={routes.home()}>
            {t('deposit.play')}
          </Link>
        )}
        <Button tone={isPaid ? 'plain' : 'brand'} size={isPaid ? 'm' : 'l'} wide onClick={startNew}>
          {t('deposit.new')}
        </Button>
      </ButtonStack>
    </>
  )
}
