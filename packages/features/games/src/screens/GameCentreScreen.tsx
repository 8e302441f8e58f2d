import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useScrollRestoration, type GameType } from '@lobby/platform/navigation'
import { useGameLaunch } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { EmptyState, Page, Section, TileGrid } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { GameKindIcon } from '../components/GameKindIcon.tsx'
import { LaunchErrorNotice } from '../components/LaunchErrorNotice.tsx'
import { OtherGameKinds } from '../components/OtherGameKinds.tsx'
import { RecentGames } from '../components/RecentGames.tsx'
import { SeeAllLink } from '../components/SeeAllLink.tsx'
import { VendorCard } from '../components/VendorCard.tsx'
import { VendorsSkeleton } from '../components/VendorsSkeleton.tsx'
import { VendorsLoadError } from '../components/VendorsLoadError.tsx'
import { gameKinds } from '../model/gameKinds.ts'
import { useRecentGames } from '../queries/recentGames.ts'
import { vendorListQuery } from '../queries/vendorList.ts'
import styles from './GameCentreScreen.module.css'

/** The kinds of games whose vendors have a lobby. For the other kinds the player picks a game of the vendor. */
const withLobby: readonly GameType[] = ['SPORTS', 'LIVE', 'ESPORTS', 'LOTT', 'ELOTTO']

/** Renders `/m/gameCenter`: the recently played games, then all kinds of games with their vendors. */
export function GameCentreScreen() {
  const t = useText()
  const { language } = useLanguage()
  const { name } = useMerchant()
  const list = useQuery(vendorListQuery(useApi(), language))
  const recent = useRecentGames()
  useScrollRestoration(list.isSuccess && !recent.isLoading)
  const { problem, ...launching } = useGameLaunch()
  const title = t('shell.title.gameCenter')
  return (
    <Page title={t('games.list.page', { category: title, name })}>
      <h1 className="visually-hidden">{title}</h1>
      <OtherGameKinds kinds={list.data?.sorting.map(({ gameCategory }) => gameCategory) ?? gameKinds} />
      <div className={styles.games}>
        <RecentGames {...launching} problem={problem} />
        {list.data ? (
          list.data.sorting.length === 0 ? (
            <EmptyState title={t('games.list.none')} />
          ) : (
            list.data.sorting.map(({ gameCategory, vendorNames }) => (
              <Section
                key={gameCategory}
                title={t(`games.category.${gameCategory}`)}
                icon={<GameKindIcon category={gameCategory} />}
                action={
                  <SeeAllLink sectionTitle={t(`games.category.${gameCategory}`)} to={{ gameType: gameCategory }} />
                }>
                <TileGrid columns="cards">
                  {(list.data.mapping[gameCategory] ?? [])
                    .filter(({ vassalage }) => vendorNames.some((each) => each.vassalage === vassalage))
                    .map((vendor) => (
                      <VendorCard
                        key={vendor.vassalage}
                        vendor={vendor}
                        linksToGames={!withLobby.includes(gameCategory)}
                        {...launching}
                      />
                    ))}
                </TileGrid>
              </Section>
            ))
          )
        ) : list.isError ? (
          <VendorsLoadError list={list} />
        ) : (
          <Section title={t('games.category.RNG')} icon={<GameKindIcon category="RNG" />}>
            <VendorsSkeleton />
          </Section>
        )}
        <LaunchErrorNotice problem={problem} />
      </div>
    </Page>
  )
}
