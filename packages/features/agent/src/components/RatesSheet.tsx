import { useText } from '@lobby/i18n'
import { useMemberCall } from '@lobby/platform/session'
import { SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useRateFields } from '../model/useRateFields.ts'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryContext } from '../model/useAgentQueryContext.ts'
import { saveRates, type MemberRates, type RebateRate } from '../queries/rates.ts'
import { DOWNLINE_QUERY_KEY } from '../queries/scope.ts'
import { CallErrorNotice } from './CallErrorNotice.tsx'
import { RateFields } from './RateFields.tsx'
import styles from './RatesSheet.module.css'

export interface RatesSheetProps {
  readonly member: Pick<MemberRates, 'memberId' | 'account' | 'rates'>
  readonly onSaved: (member: MemberRates) => void
  readonly onClose: () => void
}

/**
 * Edits the rebate rates of a member directly below the agent. A rate can be neither higher than the agent's own rate
 * nor lower than a rate that the member has passed on. After a refusal the typed rates stay.
 */
export function RatesSheet({ member, onSaved, onClose }: RatesSheetProps) {
  const t = useText()
  const { api } = useAgentQueryContext()
  const rates = useRateFields(member.rates)
  const refetching = useRefetchAfterFailure(DOWNLINE_QUERY_KEY)
  const call = useMemberCall<readonly RebateRate[], MemberRates>({
    mutationKey: ['setTeamRates'],
    call: (changed) => refetching(() => saveRates(api, member.memberId, changed)),
    onDone: onSaved,
  })
  const reason =
    rates.allRates === undefined
      ? t('downline.rates.reason')
      : rates.changedRates.length === 0
        ? t('downline.rates.reason.same')
        : undefined
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !call.isBusy && onClose()}
      title={t('downline.rates.of', { name: member.account })}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined) call.send(rates.changedRates)
        }}>
        <p className={styles.text}>{t('downline.rates.bounds.text', { name: member.account })}</p>
        <RateFields rates={rates} />
        <CallErrorNotice call={call} lostText="downline.rates.unknown" group="wallet" />
        <SubmitButton busy={call.isBusy} reason={reason}>
          {t('downline.rates.save')}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
