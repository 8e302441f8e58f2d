/**
 * The time between the moment when a new worker is ready and the update. During this time other tabs can report that
 * they are busy (C49 in docs/decisions/001).
 */
const UPDATE_DELAY_MS = 200
/** The period, in milliseconds, in which at most one update runs. */
export const MIN_UPDATE_INTERVAL_MS = 60_000

export interface UpdateControllerOptions {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown
  /** Returns whether a reload would lose something: a filled form, a running game or a running mutation. */
  readonly isBusy: () => boolean
  /** The time of the last update of any page of this origin. All tabs share this time, and it survives reloads. */
  readonly lastUpdate: { readonly get: () => number | null; readonly set: (at: number) => void }
  /** Activates the waiting service worker, which then takes over all tabs. */
  readonly activate: () => void
  readonly reload: () => void
  /** Asks the other tabs whether they are busy. When a busy tab replies, call `UpdateController.otherTabBusy`. */
  readonly askOthers: () => void
  /** Called with true when an update begins to wait for the player, and with false when the update runs. */
  readonly onHeldChange: (held: boolean) => void
}

export interface UpdateController {
  /** Reports that a new worker is ready and waits to be activated. */
  readonly workerReady: () => void
  /** Reports that another tab is busy. */
  readonly otherTabBusy: () => void
  /** Reports that the new worker has taken over, because this tab or another tab activated it. */
  readonly tookOver: () => void
  /** Reports that the page is hidden. An update that waits for the player may then run. */
  readonly pageHidden: () => void
  /** Runs the update because the player accepted it, even if the page is busy. */
  readonly runUpdate: () => void
}

/**
 * Decides when a page updates to a new build. Waits {@link UPDATE_DELAY_MS} after the new worker is ready, and allows
 * one update in {@link MIN_UPDATE_INTERVAL_MS}. If any tab is busy, the update waits until the player accepts it. A
 * busy tab does not reload when another tab activates the new worker. The busy tab still works, because the worker
 * keeps the chunks of the previous build.
 */
export function createUpdateController(init: UpdateControllerOptions): UpdateController {
  const { now, setTimeout, isBusy, lastUpdate, activate, reload, askOthers, onHeldChange } = init
  /**
   * The state of the update. `none`: there is no update; `due`: the update waits until {@link UPDATE_DELAY_MS} has
   * passed; `held`: the update waits for the player; `passed`: the update runs.
   */
  let state: 'none' | 'due' | 'held' | 'passed' = 'none'
  let hasTakenOver = false
  let areOthersBusy = false

  const hold = () => {
    state = 'held'
    onHeldChange(true)
  }
  const runUpdate = () => {
    state = 'passed'
    onHeldChange(false)
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
    // Ignore a negative `since`: the device's clock was set back, and the update must not wait until the clock catches
    // up.
    const rest = since >= 0 && since < MIN_UPDATE_INTERVAL_MS ? MIN_UPDATE_INTERVAL_MS - since : 0
    setTimeout(() => {
      if (state !== 'due') return
      areOthersBusy = false
      askOthers()
      setTimeout(decide, UPDATE_DELAY_MS)
    }, rest)
  }

  return {
    workerReady: () => {
      if (state === 'none') start()
    },
    otherTabBusy: () => {
      areOthersBusy = true
    },
    tookOver: () => {
      hasTakenOver = true
      if (state === 'passed' || !isBusy()) {
        state = 'passed'
        onHeldChange(false)
        reload()
      } else hold()
    },
    pageHidden: () => {
      if (state === 'held' && !isBusy()) start()
    },
    runUpdate: runUpdate,
  }
}
