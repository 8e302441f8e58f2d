/** Milliseconds between a new worker that is ready and the update, in which other tabs may say that they are busy (reading C49). */
const updateWait = 200
/** Milliseconds in which there is one update at most. */
export const updateWindow = 60_000

export interface UpdatesInit {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown
  /** Whether a reload would take something away: a form that is filled, a game that runs, a call that changes something. */
  readonly isBusy: () => boolean
  /** When a page of this origin was updated last; over tabs and reloads. */
  readonly lastUpdate: { readonly get: () => number | null; readonly set: (at: number) => void }
  /** Lets the worker that waits take over, in all tabs. */
  readonly activate: () => void
  readonly reload: () => void
  /** Asks the other tabs whether one of them is busy: whoever is answers through `refused`. */
  readonly askOthers: () => void
  /** Told whether there is an update that waits for the player. */
  readonly onHeld: (held: boolean) => void
}

export interface Updates {
  /** A new worker is ready and waits. */
  readonly ready: () => void
  /** Another tab is busy. */
  readonly refused: () => void
  /** The new worker has taken over, here or through another tab. */
  readonly tookOver: () => void
  /** Nobody looks at the page any more: what was held may pass now. */
  readonly unseen: () => void
  /** The player wants it, whatever is typed. */
  readonly update: () => void
}

/**
 * When a page may become the new build. It waits {@link updateWait} after the new worker is ready, and does so once in {@link updateWindow}
 * at most. A page that is busy, or of which another tab is, is never reloaded by itself: it holds the update and offers it. A tab that is
 * busy while another one updates holds it likewise, on the chunks that the worker leaves of the build before.
 */
export function createUpdates(init: UpdatesInit): Updates {
  const { now, setTimeout, isBusy, lastUpdate, activate, reload, askOthers, onHeld } = init
  /** none, waiting for its time, held for the player, or let through. */
  let state: 'none' | 'due' | 'held' | 'passed' = 'none'
  let taken = false
  let othersBusy = false

  const hold = () => {
    state = 'held'
    onHeld(true)
  }
  const pass = () => {
    state = 'passed'
    onHeld(false)
    lastUpdate.set(now())
    if (taken) reload()
    else activate()
  }
  const decide = () => {
    if (state !== 'due') return
    if (isBusy() || othersBusy) hold()
    else pass()
  }
  const start = () => {
    state = 'due'
    const since = now() - (lastUpdate.get() ?? -Infinity)
    // A clock that was set back must not hold an update for ever.
    const rest = since >= 0 && since < updateWindow ? updateWindow - since : 0
    setTimeout(() => {
      if (state !== 'due') return
      othersBusy = false
      askOthers()
      setTimeout(decide, updateWait)
    }, rest)
  }

  return {
    ready: () => {
      if (state === 'none') start()
    },
    refused: () => {
      othersBusy = true
    },
    tookOver: () => {
      taken = true
      if (state === 'passed' || !isBusy()) {
        state = 'passed'
        onHeld(false)
        reload()
      } else hold()
    },
    unseen: () => {
      if (state === 'held' && !isBusy()) start()
    },
    update: pass,
  }
}
