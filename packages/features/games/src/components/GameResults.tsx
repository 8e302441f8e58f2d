import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useQueryFailureProps } from '@lobby/platform/query'
import { Link, gameRoutes, type GameListFilters } from '@lobby/platform/navigation'
import { Button, getButtonClass, StateDrawing, EmptyState, ErrorState, VirtualGrid, Spinner } from '@lobby/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo, useCallback, useLayoutEffect, useRef } from 'react'
import { useGameLaunch } from '@lobby/platform/ports'
import { useFavouriteGames } from '../model/useFavouriteGames.ts'
import type { ListedGame } from '../model/getRoomType.ts'
import { getGameTileShape } from '../model/getGameTileShape.ts'
import { useConfirmedLaunch } from '../model/useConfirmedLaunch.tsx'
import type { GamePage } from '../queries/gameList.ts'
import { GamesSkeleton } from './GamesSkeleton.tsx'
import styles from './GameResults.module.css'
import { LaunchErrorNotice } from './LaunchErrorNotice.tsx'
import { GameResultTile } from './GameResultTile.tsx'

/**
 * Returns a function that calls the latest `callback`. The returned function never changes, so that memoized children
 * do not render again. Call this function only in event handlers.
 */
function useStable<Args extends readonly unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

export interface GameResultsProps {
  readonly address: GameListFilters
  readonly list: UseInfiniteQueryResult<InfiniteData<GamePage>>
  /** Called when the player presses "show all games" below an empty result. */
  readonly onShowAll: () => void
}

/**
 * Merges the pages and removes duplicates. If the list changes between two requests, two pages may contain the same
 * game.
 */
const mergeGames = (pages: readonly GamePage[]): ListedGame[] => [
  ...new Map(pages.flatMap((page) => page.games).map((game) => [game.nodeId, game])).values(),
]

/**
 * Renders the games of a game list, with infinite scrolling. If a page fails to load, a retry button appears below the
 * loaded games (specification part 2, section 8). While another list loads, the old games are dimmed and inert.
 */
export function GameResults({ address, list, onShowAll }: GameResultsProps) {
  const t = useText()
  const favourites = useFavouriteGames()
  const failure = useQueryFailureProps()
  const { opening, problem, launch } = useGameLaunch()
  const { hasNextPage, isFetching, isError, isPlaceholderData: isStale } = list
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !isError, onMore: () => void list.fetchNextPage() })
  const pages = list.data?.pages
  const games = useMemo(() => pages && mergeGames(pages), [pages])

  const { play, asking } = useConfirmedLaunch({ problem, launch, onPriceChange: () => void list.refetch() })
  const onPlay = useStable(play)
  const onHeart = useStable(favourites.change)

  if (!games || (isStale && games.length === 0)) {
    if (isError) {
      return <ErrorState title={t('games.list.failed')} {...failure(list, () => void list.refetch())} />
    }
    return <GamesSkeleton gameType={address.gameType} />
  }
  if (games.length === 0 && !hasNextPage) return <NoGames address={address} onShowAll={onShowAll} />

  return (
    <>
      <VirtualGrid items={games} total={hasNextPage ? pages?.at(-1)?.total : games.length}>
        {(game, place) => (
          <GameResultTile
            game={game}
            place={place}
            shape={getGameTileShape(address.gameType)}
            isOpening={opening === game.nodeId}
            isFavourite={favourites.has(game)}
            isChanging={favourites.busy(game)}
            onPlay={onPlay}
            onFavouriteChange={onHeart}
          />
        )}
      </VirtualGrid>
      {asking}
      <div ref={end} className={styles.end}>
        {isError ? (
          <ErrorState
            compact
            title={t('games.list.moreFailed')}
            {...failure(list, () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()))}
          />
        ) : isStale ? null : hasNextPage ? (
          <Spinner label={t('games.list.loading')} />
        ) : (
          <p>{t('games.list.end')}</p>
        )}
      </div>
      <LaunchErrorNotice problem={problem} sticky="within" />
    </>
  )
}

function NoGames({ address: { category, search }, onShowAll }: Pick<GameResultsProps, 'address' | 'onShowAll'>) {
  const t = useText()
  const all = (
    <Button tone="plain" onClick={onShowAll}>
      {t('games.list.showAll')}
    </Button>
  )
  if (search) {
    const drawing = <StateDrawing kind="search" />
    return (
      <EmptyState
        drawing={drawing}
        title={t('games.list.none.search', { search })}
        text={t('games.list.none.search.text')}
        action={all}
      />
    )
  }
  if (category === 'FAV') {
    const drawing = <StateDrawing kind="favourites" />
    return (
      <EmptyState
        drawing={drawing}
        title={t('games.list.none.favourites')}
        text={t('games.list.none.favourites.text')}
        action={all}
      />
    )
  }
  const others = (
    <Link to={gameRoutes.gameCenter()} className={getButtonClass({ tone: 'plain' })}>
      {t('shell.title.gameCenter')}
    </Link>
  )
  return <EmptyState title={t('games.list.none')} action={category === 'ALL' ? others : all} />
}
