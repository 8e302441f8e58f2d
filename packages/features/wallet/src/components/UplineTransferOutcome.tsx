import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, useScrollToTop, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, Card, OutcomeIcon, FactList, Money, Outcome, ButtonStack } from '@lobby/ui'
import type { CompletedUplineTransfer } from './UplineTransferForm.tsx'

export interface UplineTransferOutcomeProps {
  readonly transfer: CompletedUplineTransfer
  readonly onAgain: () => void
}

/** Shows a completed transfer to the upline: amount, recipient and transfer number. */
export function UplineTransferOutcome({
  transfer: { transferId, amountMinor, upline, createdAt },
  onAgain,
}: UplineTransferOutcomeProps) {
  const t = useText()
  useScrollToTop()
  const formatMinor = useMoneyFormat()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const when =
    createdAt === undefined
      ? undefined
      : date(createdAt, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <>
      <Card tone="hero">
        <Outcome
          mark={<OutcomeIcon success />}
          amount={<Money size="hero" text={formatMinor(amountMinor)} />}
          title={t('security.transfer.done')}
          texts={[t('security.transfer.done.text', { name: upline })]}
        />
        <FactList
          items={[
            when !== undefined && { name: t('wallet.at'), value: when },
            { name: t('wallet.number'), value: transferId },
          ]}
        />
      </Card>
      <ButtonStack>
        <Link className={getButtonClass({ tone: 'brand', size: 'l', wide: true })} to={routes.mine()}>
          {t('security.transfer.mine')}
        </Link>
        <Button wide onClick={onAgain}>
          {t('security.transfer.again')}
        </Button>
      </ButtonStack>
    </>
  )
}
