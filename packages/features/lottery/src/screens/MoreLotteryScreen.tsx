import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MemberLink, orderRoutes, prizeModes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import {
  Button,
  getButtonClass,
  Chips,
  StateDrawing,
  EmptyState,
  ErrorState,
  normaliseSearchText,
  LotteryRowSkeleton,
  Page,
  SearchField,
  TabbedSkeleton,
} from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LotteryList } from '../components/LotteryList.tsx'
import { groupLotteries, selectLotteryKindTabs } from '../model/groupLotteries.ts'
import { sortLotteries } from '../model/useLotteries.ts'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { useLotteryMenu } from '../model/useLotteryMenu.ts'
import { useIsPageVisible } from '../model/useIsPageVisible.ts'
import { eLotteryListQuery } from '../queries/eLotteries.ts'
import type { LotteryMenu } from '../queries/lotteryMenu.ts'
import styles from './MoreLotteryScreen.module.css'

/**
 * Renders `/m/moreLottery`: every lottery, grouped by kind, with a search by name. A tap opens the betting page of a
 * lottery on this site (SHELL-025, SHELL-043).
 */
export function MoreLotteryScreen() {
  const t = useText()
  const { name } = useMerchant()
  const failure = useQueryFailureProps()
  const menu = useLotteryMenu()
  const { data, error } = menu
  return (
    <Page title={t('lottery.menu.page', { name })}>
      <div className={styles.title}>
        <h1>{t('lottery.more.title')}</h1>
        <MemberLink className={getButtonClass({ size: 's' })} to={orderRoutes.orders()}>
          {t('lottery.orders')}
        </MemberLink>
      </div>
      {error && (
        <div className={styles.inset}>
          <ErrorState
            compact={data !== undefined}
            title={t(data ? 'lottery.menu.stale' : 'lottery.menu.failed')}
            {...failure(menu)}
          />
        </div>
      )}
      {data ? <AllLotteries menu={data} /> : !error && <TabbedSkeleton content="lotteries" />}
    </Page>
  )
}

function AllLotteries({ menu: { tabs, receivedAt } }: { readonly menu: LotteryMenu }) {
  const t = useText()
  const favourites = useLotteryFavourites()
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState('')
  const kinds = selectLotteryKindTabs(tabs)
  const isElectronic = group === prizeModes.Elott
  const groups = isElectronic ? [] : groupLotteries(tabs, { search, group, favourites: favourites.ids })
  const found = groups.reduce((sum, { lotteries }) => sum + lotteries.length, 0)
  const showAll = () => {
    setSearch('')
    setGroup('')
  }
  if (kinds.length === 0) return <EmptyState title={t('lottery.menu.none')} text={t('lottery.menu.none.text')} />
  return (
    <>
      <div className={styles.inset}>
        <SearchField
          label={t('lottery.more.search')}
          value={search}
          onChange={setSearch}
          clearLabel={t('core.clear')}
          maxLength={60}
          results={isElectronic ? null : t('lottery.more.found', { count: found })}
        />
      </div>
      <Chips
        label={t('lottery.menu.tabs')}
        layout="rail"
        items={[
          { id: '', label: t('lottery.menu.all') },
          { id: prizeModes.Elott, label: t('lottery.more.electronic') },
          ...kinds.map(({ tag: id, labelName: label }) => ({ id, label })),
        ]}
        value={[group]}
        onChange={([id = '']) => setGroup(id)}
      />
      {groups.map(({ id, name, lotteries }) => (
        <section key={id} className={styles.group} aria-labelledby={`kind-${id}`}>
          <h2 id={`kind-${id}`}>{name}</h2>
          <LotteryList
            lotteries={lotteries}
            receivedAt={receivedAt}
            favourites={favourites}
            getLinkPath={({ code }) => orderRoutes.start(code)}
          />
        </section>
      ))}
      {isElectronic && <Electronic search={search} onShowAll={showAll} />}
      {!isElectronic && groups.length === 0 && <NoMatches onShowAll={showAll} />}
    </>
  )
}

interface ElectronicProps {
  /** The typed search text. */
  readonly search: string
  readonly onShowAll: () => void
}

/** Lists the e-lotteries in the platform's order. */
function Electronic({ search, onShowAll }: ElectronicProps) {
  const t = useText()
  const { language } = useLanguage()
  const failure = useQueryFailureProps()
  const favourites = useLotteryFavourites()
  const isPageVisible = useIsPageVisible()
  const list = useQuery({
    ...eLotteryListQuery(useApi(), useStorage(), language),
    ...(!isPageVisible && { refetchInterval: false as const }),
  })
  const { data, error } = list
  const foldedSearch = normaliseSearchText(search.trim())
  const lotteries = sortLotteries(
    data?.list.filter(({ remark }) => normaliseSearchText(remark).includes(foldedSearch)) ?? [],
    favourites.ids,
  )
  if (data && lotteries.length === 0) return <NoMatches onShowAll={onShowAll} />
  return (
    <section className={styles.group} aria-label={t('lottery.more.electronic')} aria-busy={!data && !error}>
      {error && (
        <ErrorState
          compact={data !== undefined}
          title={t(data ? 'lottery.menu.stale' : 'lottery.menu.failed')}
          {...failure(list)}
        />
      )}
      {data && (
        <LotteryList
          lotteries={lotteries}
          receivedAt={data.receivedAt}
          favourites={favourites}
          getLinkPath={({ code }) => orderRoutes.start(code)}
        />
      )}
      {!data && !error && [0, 1, 2, 3].map((key) => <LotteryRowSkeleton key={key} />)}
    </section>
  )
}

function NoMatches({ onShowAll }: Pick<ElectronicProps, 'onShowAll'>) {
  const t = useText()
  const all = (
    <Button tone="plain" onClick={onShowAll}>
      {t('lottery.menu.showAll')}
    </Button>
  )
  return <EmptyState drawing={<StateDrawing kind="search" />} title={t('lottery.more.none')} action={all} />
}
