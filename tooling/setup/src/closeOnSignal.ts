const EXIT_TIMEOUT_MS = 3_000

/** A server or another resource that can be closed. */
export interface Closable {
  close(): Promise<void> | void
}

/**
 * On SIGINT (Ctrl-C), SIGTERM and SIGHUP, closes all parts in reverse order, and exits the process. Ignores further
 * signals, because one Ctrl-C causes several signals: from the terminal and from the parent processes.
 */
export function closeOnSignal(parts: readonly Closable[]): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // Exits after this time even if a browser keeps a connection open, which delays `close`.
    setTimeout(() => process.exit(0), EXIT_TIMEOUT_MS).unref()
    for (const part of parts.toReversed()) await part.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
