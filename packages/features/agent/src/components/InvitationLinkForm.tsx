import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { Card, SubmitButton } from '@lobby/ui'
import { useMemo, useState } from 'react'
import { getNewAccountRateBounds } from '../model/rates.ts'
import { useOffscreenToast } from '../model/useOffscreenToast.ts'
import { useRebateRateFields } from '../model/useRebateRateFields.ts'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { invitationLinksQuery, createInvitationLink, type InvitationLinksState } from '../queries/openAccount.ts'
import type { RebateRate } from '../queries/rates.ts'
import { ApiCallErrorNotice } from './ApiCallErrorNotice.tsx'
import styles from './OpenAccountForm.module.css'
import { NewAccountRebateRates } from './NewAccountRebateRates.tsx'
import { NewAccountRoleField } from './NewAccountRoleField.tsx'

export interface InvitationLinkFormProps {
  /** The agent's own rebate rates. */
  readonly ownRates: readonly RebateRate[]
  /** The reason why the agent cannot create another link; undefined if they can. */
  readonly disabledReason: string | undefined
  readonly onCreated: (links: InvitationLinksState) => void
}

/** Creates an invitation link. Sets the role and the rebate rates of the accounts that register with it. */
export function InvitationLinkForm({ ownRates, disabledReason, onCreated }: InvitationLinkFormProps) {
  const t = useText()
  const scope = useAgentQueryParameters()
  const refetching = useRefetchAfterFailure(invitationLinksQuery(scope).queryKey)
  const away = useOffscreenToast(true)
  const [agent, setAgent] = useState(false)
  const bounds = useMemo(() => getNewAccountRateBounds(ownRates), [ownRates])
  const rates = useRebateRateFields(bounds)
  const call = useMemberMutation<
    { readonly agent: boolean; readonly rates: readonly RebateRate[] },
    InvitationLinksState
  >({
    mutationKey: ['createAgentLink'],
    call: (input, key) =>
      away.withReport(() => refetching(() => createInvitationLink(scope.api, input.agent, input.rates, key)), {
        refused: (reason) => t('downline.link.away.refused', { reason }),
        unknown: t('downline.link.away.unknown'),
      }),
    onDone: onCreated,
  })
  const reason = disabledReason ?? (rates.allRates === undefined ? t('downline.rates.reason') : undefined)
  return (
    <Card title={t('downline.link.new')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined && rates.allRates)
            call.send({ agent, rates: rates.allRates.filter(({ rateBasisPoints }) => rateBasisPoints > 0) })
        }}>
        <NewAccountRoleField agent={agent} onChange={setAgent} />
        <NewAccountRebateRates rates={rates} />
        <ApiCallErrorNotice call={call} lostText="downline.link.create.unknown" group="wallet" />
        <SubmitButton busy={call.isBusy} reason={reason}>
          {t('downline.link.create')}
        </SubmitButton>
      </form>
    </Card>
  )
}
