/** Flags that walk some of the journeys. */
const choosing = /^(?:-g|--grep|--grep-invert|--project|--shard|--last-failed|--only-changed|--test-list)(?:=|$)/
/** Flags whose value is a word of its own. */
const valued =
  /^(?:-c|--config|-j|--workers|--retries|--reporter|--timeout|--repeat-each|--output|--max-failures|--trace|--tsconfig)$/

/**
 * Whether a run of Playwright walks some of the journeys alone: its report then says nothing of the others, and must not stand where that of all of them does.
 * @param argv of the process
 */
export function isPart(argv: readonly string[]): boolean {
  const said = argv.slice(argv.indexOf('test') + 1)
  return said.some((word, index) => (word.startsWith('-') ? choosing.test(word) : !valued.test(said[index - 1] ?? '')))
}
