import { useText } from '@lobby/i18n'
import { getGameCategoryMessageId, useReportFormat } from '@lobby/platform/money'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { useNotify } from '@lobby/platform/ports'
import { invalidate, useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, Card, CategoryIcon, Chips, EmptyState, ErrorState, PullToRefresh, KeyFigure } from '@lobby/ui'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DownlinePageLayout } from '../components/DownlinePageLayout.tsx'
import { DownlineSkeleton } from '../components/DownlineSkeleton.tsx'
import { InfiniteListEnd } from '../components/InfiniteListEnd.tsx'
import { MemberRebateRatesList } from '../components/MemberRebateRatesList.tsx'
import panels from '../components/Panels.module.css'
import { parseTeamMembersUrlState } from '../model/teamMembersUrlState.ts'
import { useLastDefinedValue } from '../model/useLastDefinedValue.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { memberRebateRatesQuery, teamRebateRatesQuery, type MemberRebateRates } from '../queries/rates.ts'
import { DOWNLINE_QUERY_KEY_PREFIX } from '../queries/agentQueryParameters.ts'
import styles from './TeamRebateScreen.module.css'

const RatesSheet = lazy(() =>
  import('../components/RebateRatesSheet.tsx').then((module) => ({ default: module.RebateRatesSheet })),
)

/**
 * Renders `/m/member/teamRebate` (specification part 2, section 2.6): the rebate rates that an agent passes on to each
 * member directly below, by game category. `?member=` opens the rates of one member.
 */
export function TeamRebateScreen() {
  return (
    <DownlinePageLayout title="shell.title.teamRebate">
      <Content />
    </DownlinePageLayout>
  )
}

function Content() {
  const t = useText()
  const { percent } = useReportFormat()
  const notify = useNotify()
  const failure = useQueryFailureProps()
  const queries = useQueryClient()
  const scope = useAgentQueryParameters()
  const asked = useInfiniteQuery(teamRebateRatesQuery(scope))
  const [params, setParams] = useSearchParams()
  const place = parseTeamMembersUrlState(params)
  const found = useLastDefinedValue(useQuery(memberRebateRatesQuery(scope, place.member)).data)
  const named = found?.memberId === place.member ? found : undefined
  const [picked, setPicked] = useState<string | null>(null)
  const [pressed, setPressed] = useState<MemberRebateRates | null>(null)
  const member = pressed ?? named
  const { error } = asked
  const data = useLastDefinedValue(asked.data)
  const [first] = data?.pages ?? []
  if (!first)
    return error ? <ErrorState title={t('downline.rates.failed')} {...failure(asked)} /> : <DownlineSkeleton />
  const members = data?.pages.flatMap(({ content }) => content) ?? []
  const own = first.own.find(({ category }) => category === picked) ?? first.own[0]
  const category = own?.category ?? ''
  const close = () => {
    setPressed(null)
    if (named) setParams({}, { replace: true })
  }
  return (
    <>
      <PullToRefresh
        label={t('core.loading')}
        onRefresh={() => queries.invalidateQueries({ queryKey: DOWNLINE_QUERY_KEY_PREFIX })}
      />
      <div className={styles.chips}>
        <Chips
          label={t('downline.rates.category')}
          layout="rail"
          items={first.own.map((each) => ({
            id: each.category,
            label: t(getGameCategoryMessageId(each.category, 'downline.games')),
            icon: <CategoryIcon category={each.category} />,
          }))}
          value={[category]}
          onChange={([id]) => id !== undefined && setPicked(id)}
        />
      </div>
      {own && (
        <Card tone="hero">
          <KeyFigure label={t('downline.rates.own')} note={t('downline.rates.own.text')}>
            <p className={styles.own}>{percent(own.rateBasisPoints)}</p>
          </KeyFigure>
        </Card>
      )}
      {members.length > 0 ? (
        <section className={panels.section} aria-labelledby="rates-members">
          <h2 id="rates-members">{t('downline.rates.members', { count: first.total })}</h2>
          <MemberRebateRatesList members={members} category={category} onChoose={setPressed} />
        </section>
      ) : (
        <EmptyState
          title={t('downline.pick.none')}
          text={t('downline.pick.none.text')}
          action={
            <Link className={getButtonClass({ tone: 'brand' })} to={agentRoutes.openAccount()}>
              {t('downline.pick.none.open')}
            </Link>
          }
        />
      )}
      <InfiniteListEnd query={asked} errorTitle={t('downline.rates.failed')} />
      <Suspense fallback={null}>
        {member && (
          <RatesSheet
            member={member}
            onClose={close}
            onSaved={() => {
              notify.notice(t('downline.rates.saved', { name: member.account }))
              close()
              invalidate(queries, DOWNLINE_QUERY_KEY_PREFIX)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
