import { useLanguage, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { messageFor, useApi } from '@lobby/platform/query'
import { EmptyState, ErrorState, InlineNotice, Picture, Skeleton, Tabs, TileGrid, TileSkeleton, VendorTile } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLaunch, type LaunchState } from '@lobby/platform/ports'
import { popularGamesQuery, type PopularSection } from '../queries/games.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { GameCard } from './GameCard.tsx'
import { SeeAll } from './SeeAll.tsx'
import styles from './PopularGames.module.css'

const placeholders = Array.from({ length: 6 }, (_, index) => <TileSkeleton key={index} shape="square" />)

/** Popular games and vendors, a tab a category in the platform's order; the merchant's lead stands open first (specification part 1, section 2). */
export function PopularGames() {
  const t = useText()
  const panel = useId()
  const { language } = useLanguage()
  const popular = useQuery(popularGamesQuery(useApi(), language))
  const { lead } = useMerchant().layout
  const [chosen, setChosen] = useState<string | null>(null)
  const launching = useLaunch()
  const sections = popular.data ?? []
  const section = sections.find(({ gameType }) => gameType === (chosen ?? lead)) ?? sections[0]

  if (popular.isError && !popular.data) {
    return (
      <ErrorState
        title={t('games.popular.failed')}
        text={t(messageFor(popular.error))}
        actionLabel={t('core.retry')}
        onAction={() => void popular.refetch()}
        busy={popular.isFetching}
      />
    )
  }
  if (popular.data && !section) return <EmptyState title={t('games.popular.empty')} />
  if (!section) {
    return (
      <section className={styles.popular} aria-label={t('games.popular.title')} aria-busy>
        <div className={styles.panel}>
          <Skeleton shape="block" className={styles.bar ?? ''} />
        </div>
        <div className={styles.panel}>
          <TileGrid>{placeholders}</TileGrid>
        </div>
      </section>
    )
  }
  return (
    <section className={styles.popular} aria-label={t('games.popular.title')}>
      <Tabs
        label={t('games.popular.title')}
        items={sections.map(({ gameType }) => ({ id: gameType, label: t(`games.category.${gameType}`), icon: <CategoryIcon category={gameType} /> }))}
        value={section.gameType}
        onChange={setChosen}
        panelId={panel}
      />
      <div className={styles.panel} id={panel} role="tabpanel" aria-labelledby={`${panel}-${section.gameType}`}>
        {launching.problem && <InlineNotice tone="loss">{t(launching.problem)}</InlineNotice>}
        <SectionGrid key={section.gameType} section={section} launching={launching} />
      </div>
    </section>
  )
}

function SectionGrid({ section, launching }: { readonly section: PopularSection; readonly launching: LaunchState }) {
  const t = useText()
  const hosts = useImageHosts()
  const { opening, launch } = launching
  return (
    <>
      {section.vendors.length > 0 && (
        <TileGrid columns="cards">
          {section.vendors.map((vendor) => (
            <VendorTile
              key={vendor.vassalage}
              name={vendor.accountTypeName}
              picture={<Picture path={vendor.mobileLargeIcon} hosts={hosts} alt="" name={vendor.accountTypeName} width={200} height={120} />}
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
      )}
      {section.games.length > 0 && (
        <>
          <TileGrid>
            {section.games.map((game) => (
              <GameCard key={game.nodeId} game={game} opening={opening} launch={launch} />
            ))}
          </TileGrid>
          <SeeAll of={t(`games.category.${section.gameType}`)} to={{ gameType: section.gameType }} wide />
        </>
      )}
    </>
  )
}
