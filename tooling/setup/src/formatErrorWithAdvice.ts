/** Maps the `code` of an error to the advice for the user. */
const adviceByCode: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program has just taken the port. Run the same command again.',
  EACCES: 'This user has no permission. Check who owns the project folder and .lobby/.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Run the same command with --help to list its options.',
  ENOSPC: 'The disk is full. Free some space, then run the same command again.',
}

/**
 * Returns whether an error comes from a fault in our own code. Node's `fetch` also throws a TypeError, with a cause.
 */
const isDefect = (error: Error): boolean =>
  error instanceof ReferenceError || (error instanceof TypeError && error.cause === undefined && !('code' in error))

/** Formats an error as one line: its message, and the advice if there is any. `LOBBY_DEBUG=1` adds the stack. */
export function formatErrorWithAdvice(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const advice = adviceByCode[code]
  const message = isDefect(error)
    ? `Internal error: ${error.message}. This is a defect of Lobby, not of your files. LOBBY_DEBUG=1 shows where it is`
    : error.message
  const line = advice === undefined ? message : `${message}. ${advice}`
  return process.env['LOBBY_DEBUG'] ? `${line}\n${error.stack ?? ''}` : line
}
