import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes } from '@lobby/platform/navigation'
import { Card, IconButton, Page, PullToRefresh, SiteHeader } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import { AgentBalance } from '../components/AgentBalance.tsx'
import { AgentFooter } from '../components/AgentFooter.tsx'
import { AgentEntries } from '../components/AgentEntries.tsx'
import { AgentsOnly } from '@lobby/platform/session'
import { TeamTodayCounters } from '../components/TeamTodayCounters.tsx'
import { AgentGreeting } from '../components/AgentGreeting.tsx'
import styles from './AgentHomeScreen.module.css'

/**
 * Renders `/m/agent`, the home of an agent (SHELL-018; specification part 2, section 2.6): a greeting, the balance,
 * today's figures of the team, and links. Has its own header and footer instead of the usual ones.
 */
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
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <>
      <SiteHeader
        start={
          <IconButton label={t('core.home')} tone="plain" onClick={() => void navigate(routes.home())}>
            <ArrowLeft className={styles.arrow} aria-hidden />
          </IconButton>
        }
        centre={<h1 className={styles.title}>{t('agent.title')}</h1>}
      />
      <Page title={t('agent.page', { title: t('agent.title'), name })}>
        <PullToRefresh label={t('core.loading')} onRefresh={() => queries.refetchQueries({ type: 'active' })} />
        <div className={styles.screen}>
          <Card tone="hero">
            <AgentGreeting />
            <AgentBalance />
          </Card>
          <TeamTodayCounters />
          <AgentEntries />
        </div>
      </Page>
      <AgentFooter />
    </>
  )
}
