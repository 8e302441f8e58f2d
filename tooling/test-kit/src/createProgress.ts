export interface ProgressOptions {
  /** How many things there are to do. */
  readonly total: number
  readonly print: (line: string) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
  /** The least time between two lines, in milliseconds. */
  readonly every?: number
}

/**
 * Says how far a long work is, `12 of 96: home, guest`: the first thing at once, then a line at most each ten seconds, so that a log stays short.
 * @returns to be called with the name of each thing as it begins
 */
export function createProgress({
  total,
  print,
  now = () => performance.now(),
  every = 10_000,
}: ProgressOptions): (name: string) => void {
  let begun = 0
  let said = -Infinity
  return (name) => {
    begun += 1
    if (now() - said < every) return
    said = now()
    print(`${begun} of ${total}: ${name}`)
  }
}
