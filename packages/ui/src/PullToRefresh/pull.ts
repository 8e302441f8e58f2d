/**
 * The distance in pixels by which the player must pull down the indicator. If the finger is released after that, the
 * page refreshes.
 */
export const MIN_PULL_DISTANCE_PX = 64

/** The distance that the finger must move before the gesture determines the direction of the movement. */
const SLACK_PX = 8

/** The distance of the indicator as a share of the distance of the finger. */
const FINGER_SHARE = 0.5
const MAX_PULL_PX = MIN_PULL_DISTANCE_PX * 1.4

export interface PullGesture {
  /**
   * Receives the new position of the finger. Returns the distance of the indicator in pixels, or 0 while the movement
   * is not a pull.
   */
  readonly move: (x: number, y: number) => number
  /** Returns whether the page refreshes if the finger is released now. */
  readonly isFarEnough: () => boolean
}

/**
 * Starts to follow a finger that touches the page while the page is scrolled to its top. The movement is a pull only if
 * the finger first moves down, not up or sideways.
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
    isFarEnough: () => distance >= MIN_PULL_DISTANCE_PX,
  }
}
