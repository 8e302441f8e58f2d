/** Something with an end. */
export interface Closable {
  close(): Promise<void> | void
}

/**
 * Closes everything on Ctrl-C, on a polite kill and when the terminal goes away, last opened first, and ends the process.
 * Further signals change nothing: a terminal's Ctrl-C arrives more than once, from the terminal and from the processes above.
 */
export function untilStopped(parts: readonly Closable[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // A connection that a browser keeps open must not hold the end up.
    setTimeout(() => process.exit(0), 3_000).unref()
    for (const part of parts.toReversed()) await part.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
