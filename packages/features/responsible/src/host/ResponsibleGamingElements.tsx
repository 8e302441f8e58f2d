import { useText } from '@lobby/i18n'
import { MARKET_PACKS, type MarketPack } from '@lobby/merchant/markets'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, responsibleRoute } from '@lobby/platform/navigation'
import { useGameMessageSlot } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { isTrial, parseMemberType, useSession, type Session } from '@lobby/platform/session'
import { getButtonClass, getPageCountdownClock } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useDurationFormat } from '../model/useLimitFormat.ts'
import { playedSinceSignInQuery, useMinutesSinceSignIn, type PageClock } from './playedSinceSignIn.ts'
import { RealityCheck } from './RealityCheck.tsx'
import styles from './ResponsibleGamingElements.module.css'

export interface ResponsibleGamingElementsProps {
  /** The clock that measures the session; by default the page's clock. Tests pass another clock. */
  readonly clock?: PageClock
}

/**
 * Adds the elements that the merchant's market requires on every screen: a link to the responsible-gaming page, a
 * session clock, and the reality check after each interval. Renders nothing for a merchant without a market.
 */
export function ResponsibleGamingElements({ clock = getPageCountdownClock() }: ResponsibleGamingElementsProps) {
  const t = useText()
  const { market } = useMerchant()
  const session = useSession()
  const footer = useFooter()
  if (!market) return null
  return (
    <>
      {footer &&
        createPortal(
          <Link className={getButtonClass({ tone: 'quiet', size: 's' })} to={responsibleRoute()}>
            {t('responsible.title')}
          </Link>,
          footer,
        )}
      {session && !isTrial(parseMemberType(session.type)) && (
        <SessionParts key={session.epoch} session={session} pack={MARKET_PACKS[market]} footer={footer} clock={clock} />
      )}
    </>
  )
}

interface SessionPartsProps {
  readonly session: Session
  readonly pack: MarketPack
  readonly footer: Element | null
  readonly clock: PageClock
}

function SessionParts({ session, pack, footer, clock }: SessionPartsProps) {
  const t = useText()
  const write = useDurationFormat()
  const frameBar = useGameMessageSlot()
  const asked = useQuery(playedSinceSignInQuery(useApi(), session, clock))
  const minutes = useMinutesSinceSignIn(asked.data, clock)
  const place = frameBar ?? footer
  return (
    <>
      {pack.hasSessionClock &&
        minutes !== undefined &&
        place &&
        createPortal(
          <p className={styles.clock} data-aside={frameBar !== null || undefined}>
            {t('responsible.clock', { time: write(minutes) })}
          </p>,
          place,
        )}
      {asked.data && minutes !== undefined && (
        <RealityCheck
          startedAt={asked.data.startedAt}
          minutes={minutes}
          intervalMinutes={pack.realityCheckMinutes}
          fetchPlayed={async () => {
            const { data, isError } = await asked.refetch()
            return isError ? undefined : data
          }}
          frameBar={frameBar}
        />
      )}
    </>
  )
}

/** Returns the footer of the page, or null on screens without one. */
const useFooter = (): Element | null =>
  useSyncExternalStore(
    watchRoot,
    () => document.querySelector('footer'),
    () => null,
  )

/**
 * Calls the listener when the children of the page's root element change, because the footer mounts and unmounts there.
 */
function watchRoot(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.getElementById('root') ?? document.body, { childList: true })
  return () => observer.disconnect()
}
