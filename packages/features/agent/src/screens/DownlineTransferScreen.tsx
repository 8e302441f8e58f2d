import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Tabs } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DownlinePageLayout } from '../components/DownlinePageLayout.tsx'
import { DownlineSkeleton } from '../components/DownlineSkeleton.tsx'
import { DownlineTransferDone } from '../components/DownlineTransferDone.tsx'
import {
  DownlineTransferForm,
  type CompletedDownlineTransfer,
  type DownlineTransferFormProps,
} from '../components/DownlineTransferForm.tsx'
import { DownlineTransferHistory } from '../components/DownlineTransferHistory.tsx'
import panels from '../components/Panels.module.css'
import { useLastDefinedValue } from '../model/useLastDefinedValue.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { downlineTransferLimitsQuery, receiversByNameQuery } from '../queries/downline.ts'

export type DownlineTransferScreenProps = Pick<DownlineTransferFormProps, 'renderPaymentPassword'>

/**
 * Renders `/m/redRain` (specification part 2, section 2.6): an agent sends money to one or several members of the team.
 * `?to=a,b` contains the user names of the initial receivers.
 */
export function DownlineTransferScreen(props: DownlineTransferScreenProps) {
  return (
    <DownlinePageLayout title="shell.title.redRain">
      <Content {...props} />
    </DownlinePageLayout>
  )
}

const tabs = ['send', 'history'] as const

function Content(props: DownlineTransferScreenProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const tab = params.get('show') === 'history' ? 'history' : 'send'
  const setTab = (id: string) => {
    const next = new URLSearchParams(params)
    if (id === 'history') next.set('show', id)
    else next.delete('show')
    setParams(next, { replace: true })
  }
  return (
    <>
      <div className={panels.tabs}>
        <Tabs
          label={t('downline.tabs')}
          items={tabs.map((id) => ({ id, label: t(`downline.tab.${id}`) }))}
          value={tab}
          onChange={setTab}
          panelId="handOut"
        />
      </div>
      <div role="tabpanel" id="handOut" aria-labelledby={`handOut-${tab}`} className={panels.panel}>
        {/* Keep the form mounted while the history is open, so that the form retains the typed values. */}
        <div hidden={tab !== 'send'} className={panels.panel}>
          <Send {...props} onHistory={() => setTab('history')} />
        </div>
        {tab === 'history' && <DownlineTransferHistory />}
      </div>
    </>
  )
}

interface SendProps extends DownlineTransferScreenProps {
  readonly onHistory: () => void
}

function Send({ renderPaymentPassword, onHistory }: SendProps) {
  const t = useText()
  const scope = useAgentQueryParameters()
  const failure = useQueryFailureProps()
  const [params] = useSearchParams()
  const [done, setDone] = useState<CompletedDownlineTransfer | null>(null)
  const rules = useQuery(downlineTransferLimitsQuery(scope))
  const known = useLastDefinedValue(rules.data)
  const maxReceivers = known?.mostReceivers ?? 0
  const [names] = useState(() => [...new Set((params.get('to') ?? '').split(',').filter((name) => name !== ''))])
  const named = useQuery({
    ...receiversByNameQuery(scope, names.slice(0, maxReceivers)),
    enabled: names.length > 0 && maxReceivers > 0,
  })
  const chosen = useLastDefinedValue(named.data)
  if (done) return <DownlineTransferDone done={done} onAgain={() => setDone(null)} onHistory={onHistory} />
  const failed = !known && rules.error ? rules : !chosen && named.error ? named : undefined
  if (failed) return <ErrorState title={t('downline.send.failed')} {...failure(failed)} />
  if (!known || (names.length > 0 && !chosen)) return <DownlineSkeleton />
  return (
    <DownlineTransferForm
      rules={known}
      initialReceivers={chosen?.found ?? []}
      missingNames={chosen?.missing ?? []}
      renderPaymentPassword={renderPaymentPassword}
      onDone={setDone}
    />
  )
}
