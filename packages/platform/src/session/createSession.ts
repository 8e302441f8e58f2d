import type { SessionInfo, SiteStorage } from '../storage/index.ts'

/** A signed-in member, as stored, and the epoch: each sign-in begins one, so that late answers of an older one can be told. */
export interface Session extends SessionInfo {
  readonly epoch: number
}

/** Why a session ended: the member signed out, the platform no longer knows the token, or it happened in another tab. */
export type SessionEnd = 'signedOut' | 'expired' | 'elsewhere'

export interface SessionInit {
  readonly storage: SiteStorage
  readonly merchantCode: string
  /** The second code of the same merchant, which trial accounts carry. */
  readonly trialCode?: string
  /** Tells other tabs; a BroadcastChannel of the merchant's when not given, null for none: the storage event remains. */
  readonly channel?: Channel | null
  /** Where focus and pageshow are heard; the window when not given. */
  readonly target?: EventTarget
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

export interface SessionStore {
  /** The session, or null for a guest; the same object while nothing changes. */
  readonly get: () => Session | null
  /** How many sessions began and ended on this page. */
  readonly epoch: () => number
  readonly signIn: (info: SessionInfo) => void
  /** Ends the session on this device at once, in every tab. What the platform is told is the caller's. */
  readonly signOut: (why?: SessionEnd) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Called when a member's session ends, another member's follows or not: whoever keeps personal things empties them. */
  readonly onEnd: (listener: (why: SessionEnd) => void) => () => void
  /** Looks at the storage again: done by itself on focus, on a page restored from cache, and when another tab tells. */
  readonly recheck: () => void
}

/** The session of this page, kept in `MC_SESSION_INFO` and the same in all tabs. A session of another merchant is removed. */
export function createSession({ storage, merchantCode, trialCode, target = globalThis, ...init }: SessionInit): SessionStore {
  const channel = init.channel === undefined ? openChannel(`lobby:session:${merchantCode}`) : init.channel
  const listeners = new Set<() => void>()
  const endings = new Set<(why: SessionEnd) => void>()
  let epoch = 0
  let current: Session | null = null

  const read = (): SessionInfo | null => {
    const info = storage.get('session')
    if (!info) return null
    if (info.merchantCode === merchantCode || info.merchantCode === trialCode) return info
    storage.remove('session')
    return null
  }

  const become = (info: SessionInfo | null, why: SessionEnd) => {
    if (same(info, current)) return
    const ended = current !== null
    epoch++
    current = info && { ...info, epoch }
    if (ended) for (const listener of endings) listener(why)
    for (const listener of listeners) listener()
  }

  const recheck = () => become(read(), 'elsewhere')

  /** Changes the stored session; what this page does itself is no news to it. */
  let writing = false
  const write = (change: () => void) => {
    writing = true
    change()
    writing = false
  }

  become(read(), 'elsewhere')
  storage.watch('session', () => writing || recheck())
  target.addEventListener?.('focus', recheck)
  target.addEventListener?.('pageshow', (event) => (event as PageTransitionEvent).persisted && recheck())
  channel?.addEventListener('message', ({ data }) => {
    // Where storage is blocked, memory holds a session that has ended elsewhere.
    if (data === 'ended') storage.refresh('session')
    recheck()
  })

  return {
    get: () => current,
    epoch: () => epoch,
    signIn: (info) => {
      write(() => storage.set('session', info))
      become(info, 'signedOut')
      channel?.postMessage('begun')
    },
    signOut: (why = 'signedOut') => {
      write(() => storage.remove('session'))
      storage.clearVisit()
      become(null, why)
      channel?.postMessage('ended')
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: (listener) => {
      endings.add(listener)
      return () => endings.delete(listener)
    },
    recheck,
  }
}

function same(one: SessionInfo | null, other: SessionInfo | null): boolean {
  if (!one || !other) return one === other
  return (
    one.token === other.token &&
    one.userName === other.userName &&
    one.merchantCode === other.merchantCode &&
    one.type === other.type &&
    one.firstTimeLogin === other.firstTimeLogin
  )
}

function openChannel(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
}
