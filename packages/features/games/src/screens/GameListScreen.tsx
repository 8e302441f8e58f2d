import { useLanguage, useText } from '@lobby/i18n'
import { useDebouncedValue } from '@lobby/platform/lazy'
import { useMerchant } from '@lobby/platform/merchant'
import {
  useScrollToSavedPosition,
  minBetFilterValues,
  parseGameListFilters,
  routes,
  type GameListFilters,
} from '@lobby/platform/navigation'
import { useMoneyFormat } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Page, RemovableChips, SearchField, Tabs } from '@lobby/ui'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { GameListPanel } from '../components/GameListPanel.tsx'
import { GameResults } from '../components/GameResults.tsx'
import { GameKindSelect } from '../components/GameKindSelect.tsx'
import { GameListFilterButton } from '../components/GameListFilterButton.tsx'
import { listGameListCategories, getGameListCategoryId } from '../model/listGameListCategories.ts'
import { getGameKindPath } from '../model/getGameKindPath.ts'
import { useRestoredGameList } from '../model/useRestoredGameList.ts'
import { useSlowGamesLoadingMessage } from '../model/useSlowGamesLoadingMessage.ts'
import { gameListQuery, gameClassificationsQuery } from '../queries/gameList.ts'
import { allVendorsQuery } from '../queries/vendors.ts'
import styles from './GameListScreen.module.css'

/** The time in milliseconds for which the language must stay unchanged before the list reloads (GAME-075). */
const LANGUAGE_DELAY_MS = 200

/**
 * Renders `/m/gameList`: the games of one kind, filtered by list category, name and provider (specification part 2,
 * section 2.7). The URL contains all filters.
 */
export function GameListScreen() {
  const [query] = useSearchParams()
  const session = useSession()
  const address = parseGameListFilters(query)
  const here = routes.gameList(address)
  // A guest has no favourites (C28 in decision 001), so open the sign-in.
  if (address.category === 'FAV' && !session) return <Navigate to={routes.login({ next: here })} replace />
  return <GameListPage key={address.gameType} address={address} />
}

function GameListPage({ address }: { readonly address: GameListFilters }) {
  const t = useText()
  const api = useApi()
  const queries = useQueryClient()
  const panel = useId()
  const navigate = useNavigate()
  const session = useSession()
  const { name } = useMerchant()
  const formatMinor = useMoneyFormat()
  const language = useDebouncedValue(useLanguage().language, LANGUAGE_DELAY_MS)
  const { gameType, category, classification, search, vendor, minBet } = address
  const options = gameListQuery({ api, language, session, address })
  const kept = useRestoredGameList({
    queryKey: options.queryKey,
    canStorePages: category !== 'FAV',
    prefetchPages: (pages) => void queries.prefetchInfiniteQuery({ ...options, pages }),
  })
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  useScrollToSavedPosition(kept, list.isSuccess && !list.isPlaceholderData)
  const storage = useStorage()
  const types = useQuery({
    ...gameClassificationsQuery(api, storage, language, gameType === 'ALL' ? 'RNG' : gameType),
    enabled: gameType !== 'ALL',
  })
  const classifications = (gameType !== 'ALL' && types.data) || []
  // The URL contains the provider's code only, so take the provider's name from the list of all providers.
  const all = useQuery({ ...allVendorsQuery(api, storage, language), enabled: vendor !== '' }).data
  const vendorName = all?.find(({ vassalage }) => vassalage === vendor)?.accountTypeName ?? vendor
  const categories = listGameListCategories(gameType, classifications, t)
  const shownAs = categories.some(({ id }) => id === getGameListCategoryId(address))
    ? getGameListCategoryId(address)
    : category
  const [first] = list.data?.pages ?? []
  const vendors = first?.vendors ?? []
  // Leave out the classification if a category tab already shows it.
  const chosen = [
    { id: 'vendor', label: vendor && (vendors.find(({ code }) => code === vendor)?.name ?? vendorName) },
    { id: 'minBet', label: minBet && t('games.filter.minBetOf', { amount: formatMinor(minBetFilterValues[minBet]) }) },
    {
      id: 'classification',
      label:
        classifications.length > 1
          ? ''
          : (classifications.find(({ code }) => code === classification)?.name ?? classification),
    },
  ].filter(({ label }) => label !== '')
  const isOld = list.isPlaceholderData && first !== undefined && first.games.length > 0
  useSlowGamesLoadingMessage(list.isPlaceholderData)
  const [typedText, setTypedText] = useTypedText(search)

  const show = (change: Partial<GameListFilters>) => {
    window.scrollTo(0, 0)
    void navigate(routes.gameList({ ...address, ...change }), { replace: true })
  }
  // Hot games and favourites cannot be searched, so a search in these lists changes to all games.
  const find = (text: string) => show({ search: text, ...(category !== 'NEW' && { category: 'ALL' }) })
  const title = t(`games.category.${gameType}`)

  return (
    <Page title={t('games.list.page', { category: title, name })}>
      <div className={styles.head}>
        <div className={styles.title}>
          <GameKindSelect kind={gameType} onChange={(kind) => void navigate(getGameKindPath(kind))} />
          <GameListFilterButton
            address={address}
            language={language}
            classifications={classifications}
            activeFilters={chosen.map(({ label }) => label)}
            icon={vendors.find(({ code }) => code === vendor)?.mobileSmallIcon ?? ''}
            onChange={show}
          />
        </div>
        <SearchField
          label={t('games.list.search')}
          value={typedText}
          onChange={(text) => (text === '' && search ? (setTypedText(''), find('')) : setTypedText(text))}
          onSearch={find}
          maxLength={60}
          clearLabel={t('core.clear')}
          busy={list.isPlaceholderData}
          // A non-breaking space reserves the height of the line, so that the content below does not move when the
          // number appears.
          results={
            first?.total === undefined || list.isPlaceholderData
              ? '\u00a0'
              : t('games.list.found', { count: first.games.length > 0 ? first.total : 0 })
          }
        />
        {chosen.length > 0 && (
          <RemovableChips
            label={t('games.filter.chosen')}
            items={chosen}
            onRemove={(id) => show({ [id]: '' })}
            removeLabel={(label) => t('games.filter.remove', { name: label })}
          />
        )}
      </div>
      <div className={styles.list}>
        <Tabs
          label={t('games.list.categories')}
          items={categories}
          value={shownAs}
          onChange={(id) =>
            show({ search: '', vendor: '', minBet: '', ...categories.find((each) => each.id === id)?.addressChange })
          }
          panelId={panel}
        />
        <GameListPanel id={panel} tab={`${panel}-${shownAs}`} isStale={isOld}>
          <GameResults
            address={address}
            list={list}
            onShowAll={() => show({ category: 'ALL', classification: '', search: '', vendor: '', minBet: '' })}
          />
        </GameListPanel>
      </div>
    </Page>
  )
}

/** Holds the text of the search box. When the search in the URL changes, the text becomes this search. */
function useTypedText(search: string) {
  const [typedText, setTypedText] = useState({ search, text: search })
  const text = typedText.search === search ? typedText.text : search
  return [text, (next: string) => setTypedText({ search, text: next })] as const
}
