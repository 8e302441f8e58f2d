import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import {
  MemberLink,
  useScrollRestoration,
  buildLotteryMenuPath,
  orderRoutes,
  parseLotteryMenuFilters,
  routes,
  type LotteryMenuFilters,
} from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import {
  Button,
  getButtonClass,
  Chips,
  StateDrawing,
  EmptyState,
  ErrorState,
  Page,
  TabbedSkeleton,
  Tabs,
} from '@lobby/ui'
import { useId } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { LotteryList } from '../components/LotteryList.tsx'
import { FAVOURITES_TAB_TAG, buildLotteryMenu, type RenderedLotteryMenu } from '../model/buildLotteryMenu.ts'
import { useLotteryFavourites, type LotteryFavourites } from '../model/useLotteryFavourites.ts'
import { useLotteryMenu } from '../model/useLotteryMenu.ts'
import type { LotteryMenu } from '../queries/lotteryMenu.ts'
import styles from './LotteryScreen.module.css'

/**
 * Renders `/m/lottery`: all lotteries by tab and group (specification part 2, section 2.8). The URL contains the
 * selected tab and group.
 */
export function LotteryScreen() {
  const t = useText()
  const session = useSession()
  const [query] = useSearchParams()
  const { name } = useMerchant()
  const menu = useLotteryMenu()
  const failure = useQueryFailureProps()
  const { data, error } = menu
  useScrollRestoration(data !== undefined)
  const address = parseLotteryMenuFilters(query)
  // A guest has no favourites, so the favourites tab redirects to the sign-in.
  if (address.tag === FAVOURITES_TAB_TAG && !session)
    return <Navigate to={routes.login({ next: buildLotteryMenuPath(address) })} replace />
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'lottery.menu.stale' : 'lottery.menu.failed')}
      {...failure(menu)}
    />
  )
  return (
    <Page title={t('lottery.menu.page', { name })}>
      <div className={styles.title}>
        <h1>{t('lottery.menu.title')}</h1>
        <MemberLink className={getButtonClass({ size: 's' })} to={orderRoutes.orders()}>
          {t('lottery.orders')}
        </MemberLink>
      </div>
      {failed && <div className={styles.failed}>{failed}</div>}
      {data?.tabs.length === 0 && <EmptyState title={t('lottery.menu.none')} text={t('lottery.menu.none.text')} />}
      {data && data.tabs.length > 0 && <Tabbed data={data} address={address} />}
      {!data && !error && <TabbedSkeleton content="lotteries" />}
    </Page>
  )
}

function Tabbed({ data, address }: { readonly data: LotteryMenu; readonly address: LotteryMenuFilters }) {
  const t = useText()
  const panel = useId()
  const navigate = useNavigate()
  const favourites = useLotteryFavourites()
  const menu = buildLotteryMenu({
    tabs: data.tabs,
    ...address,
    favourites: favourites.ids,
    texts: { favourites: t('lottery.menu.favourites'), all: t('lottery.menu.all') },
  })
  const show = (next: Partial<LotteryMenuFilters>) => {
    window.scrollTo(0, 0)
    void navigate(buildLotteryMenuPath(next), { replace: true })
  }
  return (
    <div className={styles.tabbed}>
      <Tabs
        label={t('lottery.menu.tabs')}
        items={menu.tabs}
        value={menu.tag}
        onChange={(tag) => show({ tag })}
        panelId={panel}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-labelledby={`${panel}-${menu.tag}`}>
        {menu.groups.length > 0 && (
          <Chips
            label={t('lottery.menu.groups')}
            layout="rail"
            items={menu.groups}
            value={[menu.group]}
            onChange={([group = '']) => show({ tag: menu.tag, group })}
          />
        )}
        <div className={styles.list}>
          <TabContent menu={menu} receivedAt={data.receivedAt} favourites={favourites} onShowAll={() => show({})} />
        </div>
      </div>
    </div>
  )
}

interface TabContentProps {
  readonly menu: RenderedLotteryMenu
  readonly receivedAt: number
  readonly favourites: LotteryFavourites
  readonly onShowAll: () => void
}

function TabContent({ menu, receivedAt, favourites, onShowAll }: TabContentProps) {
  const t = useText()
  if (menu.lotteries.length > 0)
    return <LotteryList lotteries={menu.lotteries} receivedAt={receivedAt} favourites={favourites} />
  if (menu.tag !== FAVOURITES_TAB_TAG)
    return <EmptyState title={t('lottery.menu.none')} text={t('lottery.menu.none.text')} />
  return (
    <EmptyState
      drawing={<StateDrawing kind="favourites" />}
      title={t('lottery.menu.none.favourites')}
      text={t('lottery.menu.none.favourites.text')}
      action={
        <Button tone="plain" onClick={onShowAll}>
          {t('lottery.menu.showAll')}
        </Button>
      }
    />
  )
}
