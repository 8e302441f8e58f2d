/** The time between a new worker being ready and the update. During this time other tabs can report that they are busy (reading C49). */
const UPDATE_DELAY_MS = 200
/** The period, in milliseconds, in which there is at most one update. */
export const UPDATE_WINDOW_MS = 60_000

export interface UpdatesInit {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown
  /** Returns whether a reload would lose something: a filled form, a running game or a running mutation. */
  readonly isBusy: () => boolean
  /** The time of the last update of any page of this origin. It is shared between tabs and survives reloads. */
  readonly lastUpdate: { readonly get: () => number | null; readonly set: (at: number) => void }
  /** Activates the waiting worker. It then takes over in all tabs. */
  readonly activate: () => void
  readonly reload: () => void
  /** Asks the other tabs whether they are busy. For a busy tab, call `refused`. */
  readonly askOthers: () => void
  /** Called with whether an update waits for the player. */
  readonly onHeld: (held: boolean) => void
}

export interface Updates {
  /** Call it when a new worker is ready and waits. */
  readonly ready: () => void
  /** Call it when another tab reports that it is busy. */
  readonly refused: () => void
  /** Call it when the new worker has taken over, because of this tab or another one. */
  readonly tookOver: () => void
  /** Call it when the page is hidden: an update that waits for the player may run now. */
  readonly unseen: () => void
  /** Call it when the player asks for the update. It runs even if the page is busy. */
  readonly update: () => void
}

/**
 * Decides when a page updates to a new build. Waits {@link UPDATE_DELAY_MS} after the new worker is ready, and allows one update per {@link UPDATE_WINDOW_MS}.
 * If this tab or another one is busy, the page does not reload automatically: it holds the update and offers it to the player. If this tab is busy while
 * another tab activates the new worker, it also holds the update, and keeps working with the chunks of the previous build that the worker keeps.
 */
export function createUpdates(init: UpdatesInit): Updates {
  const { now, setTimeout, isBusy, lastUpdate, activate, reload, askOthers, onHeld } = init
  /** `none`: no update; `due`: waits for its time; `held`: waits for the player; `passed`: runs. */
  let state: 'none' | 'due' | 'held' | 'passed' = 'none'
  let hasTakenOver = false
  let areOthersBusy = false

  const hold = () => {
    state = 'held'
    onHeld(true)
  }
  const runUpdate = () => {
    state = 'passed'
    onHeld(false)
    lastUpdate.set(now())
    if (hasTakenOver) reload()
    else activate()
  }
  const decide = () => {
    if (state !== 'due') return
    if (isBusy() || areOthersBusy) hold()
    else runUpdate()
  }
  const start = () => {
    state = 'due'
    const since = now() - (lastUpdate.get() ?? -Infinity)
    // `since` is negative if the clock was set back. This must not delay an update forever.
    const rest = since >= 0 && since < UPDATE_WINDOW_MS ? UPDATE_WINDOW_MS - since : 0
    setTimeout(() => {
      if (state !== 'due') return
      areOthersBusy = false
      askOthers()
      setTimeout(decide, UPDATE_DELAY_MS)
    }, rest)
  }

  return {
    ready: () => {
      if (state === 'none') start()
    },
    refused: () => {
      areOthersBusy = true
    },
    tookOver: () => {
      hasTakenOver = true
      if (state === 'passed' || !isBusy()) {
        state = 'passed'
        onHeld(false)
        reload()
      } else hold()
    },
    unseen: () => {
      if (state === 'held' && !isBusy()) start()
    },
    update: runUpdate,
  }
}
