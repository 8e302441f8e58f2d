import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, Tabs } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OpenAccountForm, type OpenedAccountCredentials } from '../components/OpenAccountForm.tsx'
import { OpenAccountFormSkeleton } from '../components/OpenAccountFormSkeleton.tsx'
import { DownlinePageLayout } from '../components/DownlinePageLayout.tsx'
import { NewAccountCredentials } from '../components/NewAccountCredentials.tsx'
import { InvitationLinks } from '../components/InvitationLinks.tsx'
import panels from '../components/Panels.module.css'
import { useLastDefinedValue } from '../model/useLastDefinedValue.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { ownRebateRatesQuery } from '../queries/rates.ts'

/**
 * Renders `/m/agentRegister` (specification part 2, section 2.6): a tab where an agent opens an account directly, and a
 * tab for invitation links (`?way=link`).
 */
export function OpenAccountScreen() {
  return (
    <DownlinePageLayout title="shell.title.agentRegister">
      <Content />
    </DownlinePageLayout>
  )
}

const tabs = ['direct', 'link'] as const

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const asked = useQuery(ownRebateRatesQuery(useAgentQueryParameters()))
  const [params, setParams] = useSearchParams()
  const tab = params.get('way') === 'link' ? 'link' : 'direct'
  const [opened, setOpened] = useState<OpenedAccountCredentials | null>(null)
  const { error } = asked
  const data = useLastDefinedValue(asked.data)
  const direct =
    data &&
    (opened ? (
      <NewAccountCredentials account={opened} onOpenAnother={() => setOpened(null)} />
    ) : (
      <OpenAccountForm ownRates={data} isVisible={tab === 'direct'} onOpened={setOpened} />
    ))
  return (
    <>
      <div className={panels.tabs}>
        <Tabs
          label={t('downline.open.tabs')}
          items={tabs.map((id) => ({ id, label: t(`downline.open.${id}`) }))}
          value={tab}
          onChange={(id) => setParams(id === 'link' ? { way: id } : {}, { replace: true })}
          panelId="openAccount"
        />
      </div>
      <div role="tabpanel" id="openAccount" aria-labelledby={`openAccount-${tab}`} className={panels.panel}>
        {!data &&
          (error ? <ErrorState title={t('downline.open.failed')} {...failure(asked)} /> : <OpenAccountFormSkeleton />)}
        {/* Keep the form mounted while the other tab is open, so that the form retains the typed values. */}
        {data && (
          <div hidden={tab !== 'direct'} className={panels.panel}>
            {direct}
          </div>
        )}
        {data && tab === 'link' && <InvitationLinks own={data} />}
      </div>
    </>
  )
}
