import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { EmptyState, ErrorState, InlineNotice, Picture, Tabs, TileGrid, VendorTile } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useId, useState, type ReactNode } from 'react'
import { useGameLaunch, type GameLaunchState } from '@lobby/platform/ports'
import { selectHomeGameTabs, shouldTabListVendors } from '../model/selectHomeGameTabs.ts'
import { popularGamesQuery, type PopularGamesSection } from '../queries/games.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { GameCard } from './GameCard.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'
import styles from './PopularGames.module.css'

interface Lotteries {
  /**
   * Renders the lotteries with these node ids (HOME-072), or `otherwise` if the platform sends no draws of these
   * lotteries.
   */
  readonly renderLotteries: (nodeIds: readonly number[], otherwise: ReactNode) => ReactNode
}

export interface PopularGamesProps extends Lotteries {
  /** The content until the games have loaded. */
  readonly placeholder: ReactNode
}

/**
 * Shows popular games and vendors in one tab per kind of games (specification part 1, section 2). Opens the tab that
 * the player chose earlier in this visit, or else the tab that `lead` in the merchant folder names.
 */
export function PopularGames({ renderLotteries, placeholder }: PopularGamesProps) {
  const t = useText()
  const panel = useId()
  const { language } = useLanguage()
  const popular = useQuery(popularGamesQuery(useApi(), language))
  const { lead } = useMerchant().layout
  const storage = useStorage()
  const [chosen, setChosen] = useState(() => storage.get('homeTab'))
  const failure = useQueryFailureProps()
  const sections = selectHomeGameTabs(popular.data ?? [])
  const section = sections.find(({ gameType }) => gameType === (chosen ?? lead)) ?? sections[0]
  // Select the new tab immediately, and render its tiles later, at a lower priority.
  const shown = useDeferredValue(section)

  if (popular.isError && !popular.data) {
    return <ErrorState title={t('games.popular.failed')} {...failure(popular)} />
  }
  if (popular.data && !section) return <EmptyState title={t('games.popular.empty')} />
  if (!section) {
    return (
      <section className={styles.popular} aria-label={t('games.popular.title')} aria-busy>
        {placeholder}
      </section>
    )
  }
  return (
    <section className={styles.popular} aria-label={t('games.popular.title')}>
      <Tabs
        label={t('games.popular.title')}
        items={sections.map(({ gameType }) => ({
          id: gameType,
          label: t(`games.category.${gameType}`),
          icon: <CategoryIcon category={gameType} />,
        }))}
        value={section.gameType}
        onChange={(id) => {
          storage.set('homeTab', id)
          setChosen(id)
        }}
        panelId={panel}
      />
      <Panel id={panel} section={shown ?? section} renderLotteries={renderLotteries} />
    </section>
  )
}

interface SectionProps extends Lotteries {
  readonly section: PopularGamesSection
}

const Panel = memo(function Panel({ id, ...of }: SectionProps & { readonly id: string }) {
  const t = useText()
  const { problem, ...launching } = useGameLaunch()
  const { gameType } = of.section
  return (
    <div className={styles.panel} id={id} role="tabpanel" aria-labelledby={`${id}-${gameType}`}>
      <SectionGrid key={gameType} {...of} {...launching} />
      {problem && (
        <InlineNotice tone="loss" sticky="within">
          {t(problem)}
        </InlineNotice>
      )}
    </div>
  )
})

function SectionGrid({
  section,
  opening,
  launch,
  renderLotteries,
}: SectionProps & Pick<GameLaunchState, 'opening' | 'launch'>) {
  const t = useText()
  const hosts = useImageHosts()
  const { gameType, vendors, games } = section
  const tiles = (
    <TileGrid>
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} opening={opening} launch={launch} />
      ))}
    </TileGrid>
  )
  if (vendors.length + games.length === 0) return <EmptyState title={t('games.popular.empty')} />
  return (
    <>
      {shouldTabListVendors(section) ? (
        <TileGrid columns="cards">
          {vendors.map((vendor) => (
            <VendorTile
              key={vendor.vassalage}
              name={vendor.accountTypeName}
              picture={
                <Picture
                  path={vendor.mobileLargeIcon}
                  hosts={hosts}
                  alt=""
                  name={vendor.accountTypeName}
                  width={200}
                  height={120}
                />
              }
              busy={opening === vendor.nodeId}
              onPlay={() =>
                launch({
                  vendor: vendor.vassalage,
                  roomId: vendor.gameId,
                  nodeId: vendor.nodeId,
                  category: vendor.gameType,
                  name: vendor.accountTypeName,
                })
              }
            />
          ))}
        </TileGrid>
      ) : gameType === 'LOTT' ? (
        renderLotteries(
          games.map(({ nodeId }) => nodeId),
          tiles,
        )
      ) : (
        tiles
      )}
      <SeeAllLink sectionTitle={t(`games.category.${gameType}`)} to={{ gameType }} wide />
    </>
  )
}
