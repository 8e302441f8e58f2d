import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { MemberLink } from '@lobby/platform/navigation'
import { useFailure } from '@lobby/platform/query'
import { orderRoutes } from '@lobby/platform/routes'
import { Button, buttonClass, Chips, Drawing, EmptyState, ErrorState, Page, SearchField, TabbedSkeleton } from '@lobby/ui'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { LotteryList } from '../components/LotteryList.tsx'
import { groupsOf, kindsOf } from '../model/groupsOf.ts'
import { useLotteryFavourites } from '../model/useLotteryFavourites.ts'
import { useLotteryMenu } from '../model/useLotteryMenu.ts'
import type { LotteryMenu } from '../queries/lotteryMenu.ts'
import styles from './MoreLotteryScreen.module.css'

/** `/m/moreLottery`: every lottery there is, by its kind, found by its name; a tap leads to its betting page within the site (SHELL-025, SHELL-043). */
export function MoreLotteryScreen() {
  const t = useText()
  const { name } = useMerchant()
  const failure = useFailure()
  const menu = useLotteryMenu()
  const { data, error } = menu
  return (
    <Page title={t('lottery.menu.page', { name })}>
      <div className={styles.title}>
        <h1>{t('lottery.more.title')}</h1>
        <MemberLink className={buttonClass({ size: 's' })} to={orderRoutes.orders()}>
          <ReceiptText aria-hidden />
          {t('lottery.orders')}
        </MemberLink>
      </div>
      {error && (
        <div className={styles.inset}>
          <ErrorState compact={data !== undefined} title={t(data ? 'lottery.menu.stale' : 'lottery.menu.failed')} {...failure(menu)} />
        </div>
      )}
      {data ? <Every menu={data} /> : !error && <TabbedSkeleton of="lotteries" />}
    </Page>
  )
}

function Every({ menu: { tabs, receivedAt } }: { readonly menu: LotteryMenu }) {
  const t = useText()
  const favourites = useLotteryFavourites()
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState('')
  const kinds = kindsOf(tabs)
  const groups = groupsOf(tabs, { search, group, favourites: favourites.ids })
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
          results={t('lottery.more.found', { count: found })}
        />
      </div>
      <Chips
        label={t('lottery.menu.tabs')}
        layout="rail"
        items={[{ id: '', label: t('lottery.menu.all') }, ...kinds.map(({ tag: id, labelName: label }) => ({ id, label }))]}
        value={[group]}
        onChange={([id = '']) => setGroup(id)}
      />
      {groups.map(({ id, name, lotteries }) => (
        <section key={id} className={styles.group} aria-labelledby={`kind-${id}`}>
          <h2 id={`kind-${id}`}>{name}</h2>
          <LotteryList lotteries={lotteries} receivedAt={receivedAt} favourites={favourites} leadsTo={({ code }) => orderRoutes.start(code)} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState
          drawing={<Drawing kind="search" />}
          title={t('lottery.more.none')}
          action={
            <Button tone="plain" onClick={showAll}>
              {t('lottery.menu.showAll')}
            </Button>
          }
        />
      )}
    </>
  )
}
