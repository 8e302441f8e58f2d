import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useScrollRestoration, routes } from '@lobby/platform/navigation'
import { useGameLaunch } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { Page, SearchField, Section, TileGrid } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { GameRail } from '../components/GameRail.tsx'
import { LaunchErrorNotice } from '../components/LaunchErrorNotice.tsx'
import { RecentGames } from '../components/RecentGames.tsx'
import { SeeAllLink } from '../components/SeeAllLink.tsx'
import { VendorCard } from '../components/VendorCard.tsx'
import { VendorsSkeleton } from '../components/VendorsSkeleton.tsx'
import { VendorsLoadError } from '../components/VendorsLoadError.tsx'
import { useRecentGames } from '../queries/recentGames.ts'
import { vendorListQuery } from '../queries/vendorList.ts'
import styles from './SlotsCentreScreen.module.css'

/** Renders `/m/slotsCenter`: a search for slots, the most played and the newest slots, and the vendors of slots. */
export function SlotsCentreScreen() {
  const t = useText()
  const { language } = useLanguage()
  const { name } = useMerchant()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const list = useQuery(vendorListQuery(useApi(), language))
  const recent = useRecentGames()
  useScrollRestoration(list.isSuccess && !recent.isLoading)
  const { problem, ...launching } = useGameLaunch()
  const title = t('shell.title.slotsCenter')
  const vendors = list.data?.mapping['RNG']
  return (
    <Page title={t('games.list.page', { category: title, name })}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.search}>
        <SearchField
          label={t('games.list.search')}
          value={search}
          onChange={setSearch}
          onSearch={(text) => void navigate(routes.gameList({ gameType: 'RNG', search: text.trim() }))}
          maxLength={60}
          clearLabel={t('core.clear')}
        />
      </div>
      <div className={styles.games}>
        <RecentGames gameType="RNG" shape="portrait" {...launching} problem={problem} />
        <GameRail title={t('centre.slots.top')} gameType="RNG" category="HOT" {...launching} />
        <GameRail title={t('centre.slots.new')} gameType="RNG" category="NEW" {...launching} />
        <Section
          title={t('centre.slots.vendors')}
          action={<SeeAllLink sectionTitle={t('games.category.RNG')} to={{ gameType: 'RNG' }} />}>
          {list.isError && !list.data ? (
            <VendorsLoadError list={list} compact />
          ) : !list.data ? (
            <VendorsSkeleton />
          ) : (
            <TileGrid columns="cards">
              {(vendors ?? []).map((vendor) => (
                <VendorCard key={vendor.vassalage} vendor={vendor} linksToGames {...launching} />
              ))}
            </TileGrid>
          )}
        </Section>
        <LaunchErrorNotice problem={problem} />
      </div>
    </Page>
  )
}
