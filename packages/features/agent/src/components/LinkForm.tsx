import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useMemberCall } from '@lobby/platform/session'
import { Card, FormNotice, SubmitButton } from '@lobby/ui'
import { useMemo, useState } from 'react'
import { boundsOfNew } from '../model/rates.ts'
import { useRates } from '../model/useRates.ts'
import { useScope } from '../model/useScope.ts'
import { createLink, type AgentLinks } from '../queries/openAccount.ts'
import type { Rate } from '../queries/rates.ts'
import styles from './DirectForm.module.css'
import { RatesPreset } from './RatesPreset.tsx'
import { RoleField } from './RoleField.tsx'

export interface LinkFormProps {
  /** The agent's own rates. */
  readonly own: readonly Rate[]
  /** Why no more links can be made; undefined where one can. */
  readonly full: string | undefined
  readonly onCreated: (links: AgentLinks) => void
}

/** A new invitation link: what whoever registers by it becomes, and the rates that are passed on. */
export function LinkForm({ own, full, onCreated }: LinkFormProps) {
  const t = useText()
  const { api } = useScope()
  const [agent, setAgent] = useState(false)
  const bounds = useMemo(() => boundsOfNew(own), [own])
  const rates = useRates(bounds)
  const { send, busy, error } = useMemberCall<{ readonly agent: boolean; readonly rates: readonly Rate[] }, AgentLinks>({
    call: (input, key) => createLink(api, input.agent, input.rates, key),
    onDone: onCreated,
  })
  const reason = full ?? (rates.all === undefined ? t('downline.rates.reason') : undefined)
  return (
    <Card title={t('downline.link.new')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined && rates.all) send({ agent, rates: rates.all.filter(({ rateBasisPoints }) => rateBasisPoints > 0) })
        }}
      >
        <RoleField agent={agent} onChange={setAgent} />
        <RatesPreset rates={rates} />
        <FormNotice>{error !== null && t(refusalText(error))}</FormNotice>
        <SubmitButton busy={busy} reason={reason}>
          {t('downline.link.create')}
        </SubmitButton>
      </form>
    </Card>
  )
}
