import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useNotify, GameMessageSlot, useIsFramedGamePaused, type FramedGameHistoryState } from '@lobby/platform/ports'
import { routes, isAllowedUrl, getBackTarget } from '@lobby/platform/navigation'
import { MembersOnly, useMemberSession } from '@lobby/platform/session'
import { Button, ErrorState, Page, Spinner } from '@lobby/ui'
import { useEffect, useCallback, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { GameFrameBar } from '../frame/GameFrameBar.tsx'
import { useBalanceWithThrottledRefresh } from '../frame/useBalanceWithThrottledRefresh.ts'
import { useGameFrame } from '../frame/useGameFrame.ts'
import { useRecentGames } from '../queries/recentGames.ts'
import styles from './PlayScreen.module.css'
import type { PublicMerchant } from '@lobby/merchant'

/**
 * Returns a function that leaves a game and returns to the screen that launched it. Skips the history entries that
 * pages in the game's frame have added.
 */
function useLeaveGame(): () => void {
  const navigate = useNavigate()
  // The number of history entries before the game. Pages inside the frame add entries to the same history.
  const entries = useRef(window.history.length)
  return useCallback(() => {
    const frameEntries = Math.max(0, window.history.length - entries.current)
    if (getBackTarget(window.history.state) === -1) void navigate(-1 - frameEntries)
    else void navigate(routes.home(), { replace: true })
  }, [navigate])
}

/**
 * Reads the game from the state of a history entry. Returns null if the state contains no game, or if the merchant does
 * not allow the game's URL.
 */
function readOpened(
  state: unknown,
  merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>,
): FramedGameHistoryState | null {
  if (typeof state !== 'object' || state === null) return null
  const { gameUrl, name } = state as Readonly<Record<string, unknown>>
  return typeof name === 'string' && isAllowedUrl('game', gameUrl, merchant) ? { gameUrl, name } : null
}

/**
 * Renders `/m/play`: a game in a frame, for vendors whose `openMode` is FRAME. The launch stores the game in the state
 * of the history entry. Redirects a player who opens the URL directly to home.
 */
export function PlayScreen() {
  const { state, key } = useLocation()
  const merchant = useMerchant()
  const game = readOpened(state, merchant)
  if (!game) return <Navigate to={routes.home()} replace />
  return (
    <MembersOnly redirectTo={routes.home()}>
      <Play key={key} game={game} />
    </MembersOnly>
  )
}

function Play({ game }: { readonly game: FramedGameHistoryState }) {
  const t = useText()
  const { refetch: askRecent } = useRecentGames()
  const { name: site } = useMerchant()
  const { toast } = useNotify()
  const leave = useLeaveGame()
  const { balance, refresh } = useBalanceWithThrottledRefresh(useMemberSession())
  const held = useIsFramedGamePaused()
  const { ref, attempt, state, retry } = useGameFrame({
    game,
    isPaused: held,
    onBalanceChange: refresh,
    onExit: (ended) => {
      if (ended) toast(t('play.ended', { game: game.name }))
      leave()
    },
  })
  // Refetch the recent games, because the platform has added this game to them.
  useEffect(() => void askRecent(), [askRecent])
  return (
    <Page title={t('games.list.page', { category: game.name, name: site })}>
      <div className={styles.play}>
        <div>
          <GameFrameBar name={game.name} balance={balance} onBack={leave} />
          <GameMessageSlot />
        </div>
        <div className={styles.room} aria-busy={state === 'opening' || undefined}>
          <iframe
            key={attempt}
            ref={ref}
            className={styles.frame}
            src={game.gameUrl}
            title={game.name}
            // The game in the frame may neither navigate the page away nor open another page (L9 in docs/faults.tsv).
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the game needs the storage of its host
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
            inert={state !== 'ready' || held}
            data-held={held || undefined}
          />
          {state === 'opening' && (
            <div className={styles.veil} role="status">
              <span className={styles.ring}>
                <Spinner />
              </span>
              <p>{t('play.opening', { game: game.name })}</p>
            </div>
          )}
          {(state === 'silent' || state === 'gone') && (
            <div className={styles.veil}>
              <ErrorState
                title={t(`play.${state}`)}
                text={t(`play.${state}.text`)}
                actionLabel={t(state === 'gone' ? 'play.gone.again' : 'core.retry')}
                onAction={retry}
              />
              <Button tone="quiet" onClick={leave}>
                {t('play.leave')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}
