export interface ProgressPrinterOptions {
  /** The number of items to process. */
  readonly total: number
  readonly print: (line: string) => void
  /** Returns the time in milliseconds. The clock must never go back. */
  readonly now?: () => number
  /** The minimum time between two lines, in milliseconds. */
  readonly intervalMs?: number
}

/**
 * Prints the progress of a long job, for example `12 of 96: home, guest`. Prints the first item immediately, then at
 * most one line every ten seconds, so that a log stays short.
 * @returns A function to call with the name of each item when work on it begins.
 */
export function createProgressPrinter({
  total,
  print,
  now = () => performance.now(),
  intervalMs = 10_000,
}: ProgressPrinterOptions): (name: string) => void {
  let begun = 0
  let printedAt = -Infinity
  return (name) => {
    begun += 1
    if (now() - printedAt < intervalMs) return
    printedAt = now()
    print(`${begun} of ${total}: ${name}`)
  }
}
