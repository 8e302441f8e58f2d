import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import { isMinBetFilterValue, minBetFilterValues, type GameListFilters } from '@lobby/platform/navigation'
import { Button, Chips, ErrorState, Skeleton } from '@lobby/ui'
import { Sheet, SheetFooter, SheetGroup } from '@lobby/ui/overlays'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resetGameFilter, buildGameListFilters, readGameFilter, setGameFilterVendor } from '../model/gameFilterState.ts'
import { filteredGameCountQuery } from '../queries/gameList.ts'
import type { GameListClassification } from '../model/listGameListCategories.ts'
import { useGameKinds } from '../model/useGameKinds.ts'
import styles from './GameListFilterSheet.module.css'
import { OtherGameKinds } from './OtherGameKinds.tsx'
import { VendorIcon } from './VendorIcon.tsx'

export interface GameListFilterSheetProps {
  readonly address: GameListFilters
  readonly language: string
  readonly classifications: readonly GameListClassification[]
  readonly onChange: (address: GameListFilters) => void
  readonly onClose: () => void
}

/**
 * Renders the filter panel of a game list (specification part 2, section 2.9). Filters all games by provider, and slots
 * also by classification and minimum bet. The submit button and each provider show the number of matching games.
 */
export function GameListFilterSheet({
  address,
  language,
  classifications,
  onChange,
  onClose,
}: GameListFilterSheetProps) {
  const t = useText()
  const api = useApi()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const kinds = useGameKinds()
  const [draft, setDraft] = useState(() => readGameFilter(address, []))
  // The counts in `allCounts` ignore the choices in the panel, so that no provider disappears while the player chooses.
  // The counts in `matchingCounts` depend on the choices.
  const allCounts = useQuery(
    filteredGameCountQuery({ api, language, address: buildGameListFilters(address, resetGameFilter(draft)) }),
  )
  const matchingCounts = useQuery({
    ...filteredGameCountQuery({ api, language, address: buildGameListFilters(address, draft) }),
    placeholderData: keepPreviousData,
  })
  const vendors = allCounts.data?.vendors
  const matchCount = matchingCounts.isPlaceholderData || matchingCounts.isError ? undefined : matchingCounts.data?.total
  const totalCount = matchingCounts.data?.vendors.reduce((sum, { count }) => sum + count, 0)
  const countOf = (code: string) =>
    matchingCounts.data ? (matchingCounts.data.vendors.find((each) => each.code === code)?.count ?? 0) : undefined
  const toCountProps = (count: number | undefined) => (count === undefined ? {} : { count: number(count) })

  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('games.filter')} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <SheetGroup title={t('games.list.provider')}>
          {vendors ? (
            <Chips
              label={t('games.list.provider')}
              layout="grid"
              items={[
                { id: '', label: t('games.list.provider.all'), ...toCountProps(totalCount) },
                ...vendors.map(({ code, name, mobileSmallIcon }) => ({
                  id: code,
                  label: name,
                  icon: <VendorIcon path={mobileSmallIcon} name={name} />,
                  ...toCountProps(countOf(code)),
                })),
              ]}
              value={[draft.vassalage]}
              onChange={([next = '']) => setDraft(setGameFilterVendor(draft, next, vendors))}
            />
          ) : allCounts.isError ? (
            <ErrorState
              compact
              title={t('games.filter.failed')}
              text={t(getErrorMessageId(allCounts.error))}
              actionLabel={t('core.retry')}
              onAction={() => void allCounts.refetch()}
              busy={allCounts.isFetching}
            />
          ) : (
            <div className={styles.waiting} aria-busy>
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} shape="tile" />
              ))}
            </div>
          )}
        </SheetGroup>
        {/* Render these filters only together with the providers above. Providers that arrive later would move the
            filters under the player's finger. */}
        {!allCounts.isPending && address.gameType === 'RNG' && (
          <>
            {classifications.length > 0 && (
              <SheetGroup title={t('games.filter.classify')}>
                <Chips
                  label={t('games.filter.classify')}
                  items={[
                    { id: '', label: t('games.list.all') },
                    ...classifications.map(({ code, name }) => ({ id: code, label: name })),
                  ]}
                  value={[draft.gameClassify]}
                  onChange={([gameClassify = '']) => setDraft({ ...draft, gameClassify })}
                />
              </SheetGroup>
            )}
            <SheetGroup title={t('games.filter.minBet')}>
              <Chips
                label={t('games.filter.minBet')}
                items={[
                  { id: '', label: t('games.list.all') },
                  ...Object.entries(minBetFilterValues).map(([bet, minor]) => ({ id: bet, label: formatMinor(minor) })),
                ]}
                value={[draft.minBet]}
                onChange={([next = '']) => setDraft({ ...draft, minBet: isMinBetFilterValue(next) ? next : '' })}
              />
            </SheetGroup>
          </>
        )}
        {!allCounts.isPending && (
          <SheetGroup title={t('centre.others')}>
            <OtherGameKinds kinds={kinds} currentKind={address.gameType} wrap />
          </SheetGroup>
        )}
        <SheetFooter>
          <Button tone="plain" onClick={() => setDraft(resetGameFilter(draft))}>
            {t('games.list.reset')}
          </Button>
          <Button
            tone="brand"
            wide
            aria-disabled={matchCount === 0 || undefined}
            onClick={matchCount === 0 ? undefined : () => onChange(buildGameListFilters(address, draft))}>
            {matchCount === undefined
              ? t('games.filter.show')
              : matchCount === 0
                ? t('games.filter.none')
                : t('games.list.show', { count: matchCount })}
          </Button>
        </SheetFooter>
      </div>
    </Sheet>
  )
}
