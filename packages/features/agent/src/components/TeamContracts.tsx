import { useNotify } from '@lobby/platform/ports'
import { useLoadMore } from '@lobby/platform/lazy'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import {
  Button,
  getButtonClass,
  Card,
  EmptyState,
  ErrorState,
  InlineNotice,
  List,
  ListRow,
  PullToRefresh,
  StatusTag,
  RowsSkeleton,
} from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getContractStatusTone } from '../model/getContractStatusTone.ts'
import { useContractQueryParameters } from '../model/useContractQueryParameters.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { useContractStatusFormat } from '../model/useContractStatusFormat.ts'
import { useContractOfferDraft } from '../model/useContractOfferDraft.ts'
import { useLastDefinedValue } from '../model/useLastDefinedValue.ts'
import { teamContractsQuery, type ContractKind } from '../queries/contracts.ts'
import { ContractSheet } from './ContractSheet.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import { EndContractButton } from './EndContractButton.tsx'
import { ContractOfferSheet } from './ContractOfferSheet.tsx'
import styles from './TeamContracts.module.css'
import { ContractTiers } from './ContractTiers.tsx'

export interface TeamContractsProps {
  readonly kind: ContractKind
  /** The id of the member for whom the offer sheet opens immediately. */
  readonly member?: number
}

const ownPage = {
  DAILY: agentRoutes.salaryContract,
  DIVIDEND: agentRoutes.dividendContract,
  HOURLY: agentRoutes.hourContract,
} as const

/**
 * Shows the contracts that an agent pays: the limits from the agent's own contract, a button to offer a contract, and
 * the existing contracts page by page.
 */
export function TeamContracts({ kind, member }: TeamContractsProps) {
  const { t, percent, highest, word } = useContractFormat()
  const { status: statusOf, beginning } = useContractStatusFormat()
  const failure = useQueryFailureProps()
  const { toast } = useNotify()
  const query = useInfiniteQuery(teamContractsQuery(useContractQueryParameters(), kind))
  const { error, hasNextPage, isFetching } = query
  const data = useLastDefinedValue(query.data)
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const [selected, setSelected] = useState<{ readonly id: number; readonly open: boolean } | null>(null)
  const [first] = data?.pages ?? []
  const contracts = [
    ...new Map(
      (data?.pages ?? []).flatMap(({ content }) => content.map((each) => [each.contractId, each] as const)),
    ).values(),
  ]
  const offer = useContractOfferDraft(first, member)

  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  if (!first)
    return error ? <ErrorState title={t('contracts.team.failed')} {...failure(query, retry)} /> : <ContractSkeleton />
  const { own, most, periods } = first
  const openContract = contracts.find(({ contractId }) => contractId === selected?.id)
  const ownContractLink = (
    <Link className={getButtonClass({ tone: 'brand' })} to={ownPage[kind]()}>
      {t('contracts.team.bare.action')}
    </Link>
  )
  const offerButton = (
    <Button tone="brand" size="l" wide onClick={offer.open}>
      {t('contracts.make')}
    </Button>
  )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      {own ? (
        <Card tone="hero">
          <div className={styles.lead}>
            <h2 className={styles.name}>{t('contracts.team.own')}</h2>
            <p className={styles.most}>{t('contracts.most', { rate: percent(most) })}</p>
          </div>
          <ContractTiers kind={kind} tiers={own.tiers} />
          {offerButton}
        </Card>
      ) : contracts.length === 0 ? (
        <EmptyState title={t('contracts.team.bare')} text={t('contracts.team.bare.text')} action={ownContractLink} />
      ) : (
        <InlineNotice tone="info">{t('contracts.team.bare.text')}</InlineNotice>
      )}
      {(own || contracts.length > 0) && (
        <section className={styles.made} aria-labelledby="team-contracts">
          <h2 id="team-contracts">{t('contracts.team.made')}</h2>
          {contracts.length === 0 && (
            <EmptyState drawing={null} title={t('contracts.team.none')} text={t('contracts.team.none.text')} />
          )}
          {contracts.length > 0 && (
            <List>
              {contracts.map((each) => (
                <ListRow
                  key={each.contractId}
                  label={each.account}
                  hint={[t('contracts.most', { rate: highest(each.tiers) }), word('each', each.period), beginning(each)]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                  value={<StatusTag text={statusOf(each)} tone={getContractStatusTone(each.status)} />}
                  onPress={() => setSelected({ id: each.contractId, open: true })}
                />
              ))}
            </List>
          )}
          <div ref={end}>
            {error ? (
              <ErrorState compact title={t('contracts.stale')} {...failure(query, retry)} />
            ) : (
              hasNextPage && <RowsSkeleton rows={2} leading="words" lines={2} />
            )}
          </div>
        </section>
      )}
      {openContract && selected && (
        <ContractSheet
          kind={kind}
          contract={openContract}
          member={openContract.account}
          open={selected.open}
          onClose={() => setSelected({ ...selected, open: false })}
          actions={
            <EndContractButton
              contract={openContract}
              onDone={({ status, account, startsAt, endsAt }) => {
                setSelected({ ...selected, open: false })
                // A contract that the agent ends before it begins has the same start and end time.
                const early = startsAt !== undefined && startsAt === endsAt
                toast(
                  t(
                    status === 'WITHDRAWN'
                      ? 'contracts.withdraw.done'
                      : early
                        ? 'contracts.end.early.done'
                        : 'contracts.end.done',
                    { name: account },
                  ),
                )
              }}
            />
          }
        />
      )}
      {own && offer.draft && (
        <ContractOfferSheet
          open={offer.isOpen}
          bounds={{ kind, own: own.tiers, maxBasisPoints: most }}
          offeredPeriods={periods}
          draft={offer.draft}
          onChange={offer.change}
          onClose={offer.close}
          onDone={({ account }) => {
            offer.forget()
            toast(t('contracts.make.done', { name: account }))
          }}
        />
      )}
    </>
  )
}
