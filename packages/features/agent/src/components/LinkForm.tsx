import { useText } from '@lobby/i18n'
import { useMemberCall } from '@lobby/platform/session'
import { Card, SubmitButton } from '@lobby/ui'
import { useMemo, useState } from 'react'
import { getNewAccountBounds } from '../model/rates.ts'
import { useAwayNotice } from '../model/useAwayNotice.ts'
import { useRateFields } from '../model/useRateFields.ts'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentScope } from '../model/useAgentScope.ts'
import { agentLinksQuery, createInvitationLink, type AgentLinks } from '../queries/openAccount.ts'
import type { Rate } from '../queries/rates.ts'
import { CallNotice } from './CallNotice.tsx'
import styles from './DirectForm.module.css'
import { RatesPreset } from './RatesPreset.tsx'
import { RoleField } from './RoleField.tsx'

export interface LinkFormProps {
  /** The agent's own rebate rates. */
  readonly ownRates: readonly Rate[]
  /** The reason why the agent cannot create another link; undefined if they can. */
  readonly fullReason: string | undefined
  readonly onCreated: (links: AgentLinks) => void
}

/** Creates an invitation link. Sets the role and the rebate rates of the accounts that register with it. */
export function LinkForm({ ownRates, fullReason, onCreated }: LinkFormProps) {
  const t = useText()
  const scope = useAgentScope()
  const refetching = useRefetchAfterFailure(agentLinksQuery(scope).queryKey)
  const away = useAwayNotice(true)
  const [agent, setAgent] = useState(false)
  const bounds = useMemo(() => getNewAccountBounds(ownRates), [ownRates])
  const rates = useRateFields(bounds)
  const call = useMemberCall<{ readonly agent: boolean; readonly rates: readonly Rate[] }, AgentLinks>({
    mutationKey: ['createAgentLink'],
    call: (input, key) =>
      away.withReport(() => refetching(() => createInvitationLink(scope.api, input.agent, input.rates, key)), {
        refused: (reason) => t('downline.link.away.refused', { reason }),
        unknown: t('downline.link.away.unknown'),
      }),
    onDone: onCreated,
  })
  const reason = fullReason ?? (rates.allRates === undefined ? t('downline.rates.reason') : undefined)
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
        <RoleField agent={agent} onChange={setAgent} />
        <RatesPreset rates={rates} />
        <CallNotice call={call} lostText="downline.link.create.unknown" group="wallet" />
        <SubmitButton busy={call.isBusy} reason={reason}>
          {t('downline.link.create')}
        </SubmitButton>
      </form>
    </Card>
  )
}
