import { verbs, type Verb, type VerbText } from './verbs.ts'

/** What every line of a person's begins with. */
const tool = 'npm run merchant --'

/** The tool's verbs, a line each. */
export function helpOfAll(): string {
  const rows = Object.entries<VerbText>(verbs).map(
    ([verb, { takes, does }]) => [`${verb} ${takes}`.trim(), does] as const,
  )
  const widest = Math.max(...rows.map(([said]) => said.length))
  return [
    `${tool} <verb>`,
    ...rows.map(([said, does]) => `  ${said.padEnd(widest)}  ${does}`),
    '',
    `${tool} <verb> --help says what a verb takes, with an example. docs/onboarding.md is the way from a logo to a site.`,
  ].join('\n')
}

/** What a verb does, its options and an example. */
export function helpOf(verb: Verb): string {
  const { takes, does, options, example }: VerbText = verbs[verb]
  const rows = Object.entries(options)
  const widest = Math.max(...rows.map(([option]) => option.length))
  const usage = [tool, verb, takes, ...(rows.length > 0 ? ['[options]'] : [])].filter((word) => word !== '').join(' ')
  return [
    usage,
    `  ${does}`,
    ...(rows.length > 0 ? [''] : []),
    ...rows.map(([option, says]) => `  ${option.padEnd(widest)}  ${says}`),
    '',
    `For example: ${tool} ${example}`,
  ].join('\n')
}
