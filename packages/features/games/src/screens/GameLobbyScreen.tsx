import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import {
  Link,
  useScrollToSavedPosition,
  gameRoutes,
  parseGameListFilters,
  type GameListFilters,
} from '@lobby/platform/navigation'
import { useGameLaunch } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import {
  Button,
  getButtonClass,
  StateDrawing,
  EmptyState,
  InlineNotice,
  Page,
  Picture,
  Skeleton,
  Tabs,
} from '@lobby/ui'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { GameKindIcon } from '../components/GameKindIcon.tsx'
import { GameListPanel } from '../components/GameListPanel.tsx'
import { GameResults } from '../components/GameResults.tsx'
import { GamesSkeleton } from '../components/GamesSkeleton.tsx'
import { LaunchErrorNotice } from '../components/LaunchErrorNotice.tsx'
import { VendorsLoadError } from '../components/VendorsLoadError.tsx'
import { useRestoredGameList } from '../model/useRestoredGameList.ts'
import { gameListQuery } from '../queries/gameList.ts'
import { vendorListQuery, type ListedVendor } from '../queries/vendorList.ts'
import styles from './GameLobbyScreen.module.css'

/**
 * Renders `/m/gameLobby`: a button for the lobby of the vendor in the query parameter `vassalage`, and the vendor's
 * games in one tab per kind.
 */
export function GameLobbyScreen() {
  const t = useText()
  const { language } = useLanguage()
  const [query] = useSearchParams()
  const { vendor, gameType: kind } = parseGameListFilters(query)
  const list = useQuery(vendorListQuery(useApi(), language))
  const own = list.data?.sorting.flatMap(({ gameCategory }) =>
    (list.data.mapping[gameCategory] ?? []).filter(({ vassalage }) => vassalage === vendor),
  )
  const shown = own?.find(({ gameType }) => gameType === query.get('gameType')) ?? own?.[0]
  if (own && shown) return <Lobby key={vendor} own={own} shown={shown} />
  return (
    <Page title={t('shell.title.gameCenter')}>
      <h1 className="visually-hidden">{t('shell.title.gameCenter')}</h1>
      <div className={styles.head}>
        {own ? (
          <EmptyState
            drawing={<StateDrawing kind="search" />}
            title={t('centre.vendor.unknown')}
            text={t('centre.vendor.unknown.text')}
            action={
              <Link to={gameRoutes.gameCenter()} className={getButtonClass({ tone: 'brand' })}>
                {t('shell.title.gameCenter')}
              </Link>
            }
          />
        ) : list.isError ? (
          <VendorsLoadError list={list} />
        ) : (
          <>
            <div className={styles.awaited} aria-busy>
              <Skeleton shape="tile" />
            </div>
            <GamesSkeleton gameType={kind} />
          </>
        )}
      </div>
    </Page>
  )
}

function Lobby({ own, shown }: { readonly own: readonly ListedVendor[]; readonly shown: ListedVendor }) {
  const t = useText()
  const api = useApi()
  const queries = useQueryClient()
  const panel = useId()
  const navigate = useNavigate()
  const session = useSession()
  const hosts = useImageHosts()
  const { language } = useLanguage()
  const { name: site } = useMerchant()
  const { problem, opening, launch } = useGameLaunch()
  const {
    vassalage: vendor,
    accountTypeName: name,
    gameType,
    gameId: roomId,
    nodeId,
    mobileLargeIcon,
    maintenance,
  } = shown
  const address: GameListFilters = { gameType, category: 'ALL', classification: '', search: '', vendor, minBet: '' }
  const options = gameListQuery({ api, language, session, address })
  const kept = useRestoredGameList({
    queryKey: options.queryKey,
    canStorePages: true,
    prefetchPages: (pages) => void queries.prefetchInfiniteQuery({ ...options, pages }),
  })
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  useScrollToSavedPosition(kept, list.isSuccess && !list.isPlaceholderData)
  return (
    <Page title={t('games.list.page', { category: name, name: site })}>
      <div className={styles.head}>
        <div className={styles.vendor}>
          <span className={styles.mark}>
            <Picture path={mobileLargeIcon} hosts={hosts} alt="" name={name} width={200} height={120} priority />
          </span>
          <div className={styles.words}>
            <h1>{name}</h1>
            <p>{t('games.list.found', { count: own.reduce((sum, { count }) => sum + count, 0) })}</p>
          </div>
          {!maintenance && (
            <Button
              tone="brand"
              wide
              busy={opening === nodeId}
              onClick={() => launch({ vendor, roomId, nodeId, category: gameType, name })}>
              {t('centre.vendor.play')}
            </Button>
          )}
        </div>
        {maintenance && <InlineNotice tone="info">{t('centre.vendor.resting.text')}</InlineNotice>}
        <LaunchErrorNotice problem={problem} sticky="within" />
      </div>
      {own.length > 1 && (
        <Tabs
          label={t('games.list.categories')}
          items={own.map((each) => ({
            id: each.gameType,
            label: t(`games.category.${each.gameType}`),
            icon: <GameKindIcon category={each.gameType} />,
          }))}
          value={gameType}
          onChange={(id) =>
            void navigate(
              gameRoutes.gameLobby({
                vendor,
                gameType: own.find((each) => each.gameType === id)?.gameType ?? gameType,
              }),
              { replace: true },
            )
          }
          panelId={panel}
        />
      )}
      <GameListPanel
        id={panel}
        tab={own.length > 1 ? `${panel}-${gameType}` : undefined}
        isStale={list.isPlaceholderData}>
        <GameResults address={address} list={list} onShowAll={() => void navigate(gameRoutes.gameCenter())} />
      </GameListPanel>
    </Page>
  )
}
