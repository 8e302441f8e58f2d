/** The distance in pixels that the indicator must be pulled down for a release to refresh. */
export const PULL_DISTANCE_PX = 64

/** The distance that a finger must move before its direction is decided. */
const SLACK_PX = 8

/** The indicator moves half as far as the finger, up to a maximum. */
const FINGER_SHARE = 0.5
const MAX_PULL_PX = PULL_DISTANCE_PX * 1.4

export interface PullGesture {
  /**
   * Takes the finger's new position. Returns the distance of the indicator in pixels, 0 while the movement is not a
   * pull.
   */
  readonly move: (x: number, y: number) => number
  /** Returns whether a release now would refresh. */
  readonly isFarEnough: () => boolean
}

/**
 * Starts to follow a finger that touched the page at its top. The movement is a pull only if the finger first moves
 * down, not up or sideways.
 */
export function startPullGesture(startX: number, startY: number): PullGesture {
  let kind: 'unclear' | 'pull' | 'other' = 'unclear'
  let distance = 0
  return {
    move: (x, y) => {
      const [across, down] = [Math.abs(x - startX), y - startY]
      if (kind === 'unclear' && Math.max(across, Math.abs(down)) > SLACK_PX)
        kind = down > across * 1.5 ? 'pull' : 'other'
      distance = kind === 'pull' ? Math.min(MAX_PULL_PX, Math.max(0, (down - SLACK_PX) * FINGER_SHARE)) : 0
      return distance
    },
    isFarEnough: () => distance >= PULL_DISTANCE_PX,
  }
}
