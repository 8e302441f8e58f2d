import type { SessionInfo, SiteStorage } from '../storage/index.ts'

/**
 * The session of a signed-in member. `epoch` increases with each change of session, so that late responses of an older
 * session can be recognised.
 */
export interface Session extends SessionInfo {
  readonly epoch: number
}

/** The reason why a session ended: the member signed out, the token expired, or another tab changed the session. */
export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere'

export type SessionEndListener = (why: SessionEndReason, ended: Session) => void

export interface SessionStoreOptions {
  readonly storage: SiteStorage
  readonly merchantCode: string
  /** The trial code of the same merchant. The sessions of trial accounts have it as their merchant code. */
  readonly trialCode?: string
  /**
   * Sends messages to other tabs. Defaults to a BroadcastChannel for the merchant. If it is null, other tabs notice
   * changes only by the storage event.
   */
  readonly channel?: SessionChannel | null
  /** The target of `focus` and `pageshow` events. Defaults to the window. */
  readonly target?: EventTarget
}

/** The part of BroadcastChannel that the session uses. */
export interface SessionChannel {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

export interface SessionStore {
  /** Returns the session, or null for a guest. Returns the same object until the session changes. */
  readonly get: () => Session | null
  /**
   * Returns the token for a call, or null for a guest. Reads the storage first. If the stored session has been cleared
   * or replaced, this session ends, so that no call uses an old token.
   */
  readonly token: () => string | null
  /** Returns the number of times that the session has changed on this page. */
  readonly epoch: () => number
  readonly signIn: (info: SessionInfo) => void
  /** Ends the session on this device, in every tab. The caller must send the sign-out to the platform. */
  readonly signOut: (why?: SessionEndReason) => void
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Adds a listener that is called when a session ends or is replaced. Code that stores a member's data must remove the
   * data in this listener. The listener receives the ended session, while `get` already returns the new one.
   */
  readonly onEnd: (listener: SessionEndListener) => () => void
  /**
   * Reads the session from storage again. The session store also does this automatically when the player returns to the
   * page and when another tab sends a message.
   */
  readonly recheck: () => void
}

/**
 * Creates the session store of this page. The session is stored under `MC_SESSION_INFO` and is the same in all tabs. A
 * stored session of another merchant is removed.
 */
export function createSessionStore({
  storage,
  merchantCode,
  trialCode,
  target = globalThis,
  ...init
}: SessionStoreOptions): SessionStore {
  const channel = init.channel === undefined ? openChannel(`lobby:session:${merchantCode}`) : init.channel
  const listeners = new Set<() => void>()
  const endings = new Set<SessionEndListener>()
  let epoch = 0
  let current: Session | null = null

  const read = (): SessionInfo | null => {
    const info = storage.get('session')
    if (!info) return null
    if (info.merchantCode === merchantCode || info.merchantCode === trialCode) return info
    storage.remove('session')
    return null
  }

  const setCurrent = (info: SessionInfo | null, why: SessionEndReason) => {
    if (isSameSession(info, current)) return
    const ended = current
    epoch++
    current = info && { ...info, epoch }
    // Remove the data of the earlier member, unless the same member has only got a new token.
    if (ended && !isSameMember(ended, info)) storage.clearSessionData()
    if (ended) for (const listener of endings) listener(why, ended)
    for (const listener of listeners) listener()
  }

  const recheck = () => setCurrent(read(), 'elsewhere')

  // True while this page writes the session. The storage listener below must not react to that.
  let isWriting = false
  const write = (change: () => void) => {
    isWriting = true
    change()
    isWriting = false
  }

  // After a sign-out, a stored session is invalid. The browser may have failed to remove it.
  if (storage.get('autoLogin') === 0) storage.remove('session')
  setCurrent(read(), 'elsewhere')
  storage.watch('session', () => isWriting || recheck())
  target.addEventListener?.('focus', recheck)
  target.addEventListener?.('pageshow', (event) => (event as PageTransitionEvent).persisted && recheck())
  channel?.addEventListener('message', ({ data }) => {
    // If the browser blocks storage, each tab has a copy of the session in memory. Drop the copy, or this tab remains
    // signed in after the sign-out in the other tab.
    if (data === 'ended') storage.refresh('session')
    recheck()
  })

  return {
    get: () => current,
    token: () => {
      if (!current) return null
      const asked = current
      const found = read()
      setCurrent(found, found ? 'elsewhere' : 'expired')
      return found && isSameMember(found, asked) ? found.token : null
    },
    epoch: () => epoch,
    signIn: (info) => {
      storage.set('autoLogin', 1)
      write(() => storage.set('session', info))
      setCurrent(info, 'signedOut')
      channel?.postMessage('begun')
    },
    signOut: (reason = 'signedOut') => {
      // `autoLogin` is 0 while the member signs out in any tab. The platform may then refuse other calls with 401. That
      // must not count as an expired session.
      const why = storage.get('autoLogin') === 0 ? 'signedOut' : reason
      write(() => storage.remove('session'))
      storage.clearSessionData()
      if (why === 'signedOut') storage.set('autoLogin', 0)
      setCurrent(null, why)
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

/** Returns whether both sessions belong to the same member. It ignores their tokens. */
export function isSameMember(one: SessionInfo | null, other: SessionInfo | null): boolean {
  return one?.userName === other?.userName && one?.merchantCode === other?.merchantCode
}

function isSameSession(one: SessionInfo | null, other: SessionInfo | null): boolean {
  if (!one || !other) return one === other
  return (
    one.token === other.token &&
    isSameMember(one, other) &&
    one.type === other.type &&
    one.firstTimeLogin === other.firstTimeLogin
  )
}

function openChannel(name: string): SessionChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
}
