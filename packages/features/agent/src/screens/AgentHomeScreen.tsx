import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMember } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import { AgentsOnly } from '../components/AgentsOnly.tsx'

/** `/m/agent`, the home of an agent (specification part 2, section 2.6). */
export function AgentHomeScreen() {
  return (
    <AgentsOnly>
      <Content />
    </AgentsOnly>
  )
}

function Content() {
  const t = useText()
  const { name } = useMerchant()
  const { userName } = useMember()
  return (
    <Page title={t('agent.page', { title: t('agent.title'), name })}>
      <h1>{t('agent.title')}</h1>
      <p>{userName}</p>
    </Page>
  )
}
