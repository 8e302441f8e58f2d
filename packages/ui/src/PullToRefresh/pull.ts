/** Pixels that the mark has come down when letting go refreshes. */
export const pullDistance = 64

/** A finger moves about this far, in pixels, before it is clear where it is going. */
const slack = 8

/** The page gives way by half of what the finger goes, and not for ever. */
const give = 0.5
const most = pullDistance * 1.4

export interface Pull {
  /** @returns how far the mark is down, in pixels: 0 as long as it is no pull */
  readonly move: (x: number, y: number) => number
  /** Letting go now refreshes. */
  readonly far: () => boolean
}

/** A finger that came down at the top of the page: it pulls once it goes down, and never if it first went up or aside. */
export function beginPull(startX: number, startY: number): Pull {
  let kind: 'unclear' | 'pull' | 'other' = 'unclear'
  let distance = 0
  return {
    move: (x, y) => {
      const [across, down] = [Math.abs(x - startX), y - startY]
      if (kind === 'unclear' && Math.max(across, Math.abs(down)) > slack) kind = down > across * 1.5 ? 'pull' : 'other'
      distance = kind === 'pull' ? Math.min(most, Math.max(0, (down - slack) * give)) : 0
      return distance
    },
    far: () => distance >= pullDistance,
  }
}
