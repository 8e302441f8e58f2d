/** An error as a person reads it: what happened and how to cure it, in one line where the system alone speaks of options. */
export function plainly(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const ofOptions = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return ofOptions
    ? `${error.message.split('. ')[0] ?? ''}. \`npm run merchant -- help\` lists what can be said.`
    : error.message
}
