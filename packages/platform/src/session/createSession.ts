import type { SessionInfo, SiteStorage } from '../storage/index.ts'

/** A signed-in member, as stored, and the epoch: each sign-in begins one, so that late answers of an older one can be told. */
export interface Session extends SessionInfo {
  readonly epoch: number
}

/** Why a session ended: the member signed out, the platform no longer knows the token, or it happened in another tab. */
export type SessionEnd = 'signedOut' | 'expired' | 'elsewhere'

export type EndListener = (why: SessionEnd, ended: Session) => void

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
  /**
   * The token for a call, or null for a guest. Looks at the storage: a session that the browser has cleared, or that another member's has
   * replaced, ends here instead of going out with the call.
   */
  readonly token: () => string | null
  /** How many sessions began and ended on this page. */
  readonly epoch: () => number
  readonly signIn: (info: SessionInfo) => void
  /** Ends the session on this device at once, in every tab. What the platform is told is the caller's. */
  readonly signOut: (why?: SessionEnd) => void
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Called when a session ends, another one follows or not: whoever keeps personal things empties them.
   * `ended` is the one that has ended; the one that follows is there to `get` already.
   */
  readonly onEnd: (listener: EndListener) => () => void
  /** Looks at the storage again: done by itself on focus, on a page restored from cache, and when another tab tells. */
  readonly recheck: () => void
}

/** The session of this page, kept in `MC_SESSION_INFO` and the same in all tabs. A session of another merchant is removed. */
export function createSession({
  storage,
  merchantCode,
  trialCode,
  target = globalThis,
  ...init
}: SessionInit): SessionStore {
  const channel = init.channel === undefined ? openChannel(`lobby:session:${merchantCode}`) : init.channel
  const listeners = new Set<() => void>()
  const endings = new Set<EndListener>()
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
    const ended = current
    epoch++
    current = info && { ...info, epoch }
    // What belongs to one member goes, in every tab; a new token of the same member takes nothing away.
    if (ended && !sameMember(ended, info)) storage.clearVisit()
    if (ended) for (const listener of endings) listener(why, ended)
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

  // After a sign-out no visit goes on with a session, not even with one that could not be removed.
  if (storage.get('autoLogin') === 0) storage.remove('session')
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
    token: () => {
      if (!current) return null
      const asked = current
      const found = read()
      become(found, found ? 'elsewhere' : 'expired')
      return found && sameMember(found, asked) ? found.token : null
    },
    epoch: () => epoch,
    signIn: (info) => {
      storage.set('autoLogin', 1)
      write(() => storage.set('session', info))
      become(info, 'signedOut')
      channel?.postMessage('begun')
    },
    signOut: (reason = 'signedOut') => {
      // The member's own sign-out is under way, here or in another tab: the platform may refuse other calls before it has answered that one.
      const why = storage.get('autoLogin') === 0 ? 'signedOut' : reason
      write(() => storage.remove('session'))
      storage.clearVisit()
      if (why === 'signedOut') storage.set('autoLogin', 0)
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

/** Whether both sessions are the same member's, whatever their tokens. */
export function sameMember(one: SessionInfo | null, other: SessionInfo | null): boolean {
  return one?.userName === other?.userName && one?.merchantCode === other?.merchantCode
}

function same(one: SessionInfo | null, other: SessionInfo | null): boolean {
  if (!one || !other) return one === other
  return (
    one.token === other.token &&
    sameMember(one, other) &&
    one.type === other.type &&
    one.firstTimeLogin === other.firstTimeLogin
  )
}

function openChannel(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
}
