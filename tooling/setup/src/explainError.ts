/** Says what to do, by the code of the error. */
const remedies: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program has just taken the port. Run the same command again.',
  EACCES: 'This user has no permission. Check who owns the project folder and .lobby/.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Run the same command with --help to list its options.',
  ENOSPC: 'The disk is full. Free some space, then run the same command again.',
}

/** Formats an error as one line: its message, and what to do if that is known. `LOBBY_DEBUG=1` adds the stack. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const remedy = remedies[code]
  const line = remedy === undefined ? error.message : `${error.message}. ${remedy}`
  return process.env['LOBBY_DEBUG'] ? `${line}\n${error.stack ?? ''}` : line
}
