const cures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program took the port in this moment. Run the same command again.',
  EACCES: 'This user may not do that. Check who owns the project folder and .lobby/.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'The same command with --help lists its options.',
  ENOSPC: 'The disk is full. Make room, then run the same command again.',
}

/** One line for a person: what an error says, and its cure where one is known. `LOBBY_DEBUG=1` adds the stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const cure = cures[code]
  const line = cure === undefined ? error.message : `${error.message}. ${cure}`
  return process.env['LOBBY_DEBUG'] ? `${line}\n${error.stack ?? ''}` : line
}
