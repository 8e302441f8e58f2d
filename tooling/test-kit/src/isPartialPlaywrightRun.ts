/** Command-line options of Playwright that select some of the journeys. */
const SELECTING_FLAGS = /^(?:-g|--grep|--grep-invert|--project|--shard|--last-failed|--only-changed|--test-list)(?:=|$)/
/** Command-line options of Playwright whose value is a separate argument. */
const FLAGS_WITH_VALUE =
  /^(?:-c|--config|-j|--workers|--retries|--reporter|--timeout|--repeat-each|--output|--max-failures|--trace|--tsconfig)$/

/**
 * Returns whether a Playwright run selects only some of the journeys. The report of such a run is incomplete, so it
 * must not replace the report of a full run.
 * @param argv The arguments of the process.
 */
export function isPartialPlaywrightRun(argv: readonly string[]): boolean {
  const args = argv.slice(argv.indexOf('test') + 1)
  return args.some((arg, index) =>
    arg.startsWith('-') ? SELECTING_FLAGS.test(arg) : !FLAGS_WITH_VALUE.test(args[index - 1] ?? ''),
  )
}
