import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useRebateRateFields } from '../model/useRebateRateFields.ts'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { saveMemberRebateRates, type MemberRebateRates, type RebateRate } from '../queries/rates.ts'
import { DOWNLINE_QUERY_KEY_PREFIX } from '../queries/agentQueryParameters.ts'
import { ApiCallErrorNotice } from './ApiCallErrorNotice.tsx'
import { RebateRateFields } from './RebateRateFields.tsx'
import styles from './RebateRatesSheet.module.css'

export interface RebateRatesSheetProps {
  readonly member: Pick<MemberRebateRates, 'memberId' | 'account' | 'rates'>
  readonly onSaved: (member: MemberRebateRates) => void
  readonly onClose: () => void
}

/**
 * Edits the rebate rates of a member directly below the agent. A rate can be neither higher than the agent's own rate
 * nor lower than a rate that the member has passed on. After a refusal the typed rates stay.
 */
export function RebateRatesSheet({ member, onSaved, onClose }: RebateRatesSheetProps) {
  const t = useText()
  const { api } = useAgentQueryParameters()
  const rates = useRebateRateFields(member.rates)
  const refetching = useRefetchAfterFailure(DOWNLINE_QUERY_KEY_PREFIX)
  const call = useMemberMutation<readonly RebateRate[], MemberRebateRates>({
    mutationKey: ['setTeamRates'],
    call: (changed) => refetching(() => saveMemberRebateRates(api, member.memberId, changed)),
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
        <RebateRateFields rates={rates} />
        <ApiCallErrorNotice call={call} lostText="downline.rates.unknown" group="wallet" />
        <SubmitButton busy={call.isBusy} reason={reason}>
          {t('downline.rates.save')}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
