import { formatSpellingSuggestion } from '@lobby/merchant/did-you-mean'
import { listMerchantIds } from '@lobby/merchant/merchant-ids'
import { parseArgs } from 'node:util'
import { parseMerchantId, describeUnknownMerchant } from '../merchantId.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { resolveArgumentPath } from '../output.ts'
import { getVerbParseOptions, type Verb, type VerbDescription, VERBS } from './verbs.ts'

/** A parsed command line: a verb with its arguments, a help text, or an explanation of what is wrong. */
export type ParsedCommandLine =
  | { readonly verb: Exclude<Verb, 'help'>; readonly args: readonly string[] }
  | { readonly help: string }
  | { readonly wrong: string }

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word)
const isHelp = (word: string) => ['help', '--help', '-h'].includes(word)
const isText = (option: string) => option.includes('<')
const nameOf = (option: string) => option.replace(/^--/, '').replace(/ .*/, '')

/**
 * Parses the arguments after `npm run merchant --`: handles help, and validates verbs, options and merchant ids.
 * Accepts an id in the form of a path, because a shell completes it like that.
 * @param root The folder of all merchants.
 */
export function parseCommandLine(
  [word = 'help', ...rest]: readonly string[],
  root: string = DEFAULT_PATHS.merchants,
): ParsedCommandLine {
  if (isHelp(word)) {
    const [about = 'help'] = rest
    if (isHelp(about)) return { help: renderHelp() }
    return isVerb(about) ? { help: renderVerbHelp(about) } : unknownVerb(about)
  }
  if (!isVerb(word) || word === 'help') return unknownVerb(word)
  const end = rest.indexOf('--')
  const asksForHelp = rest.slice(0, end === -1 ? undefined : end).some((said) => said === '--help' || said === '-h')
  if (asksForHelp || (rest.length === 1 && rest[0] === 'help')) return { help: renderVerbHelp(word) }
  const tokens = parseTokens(word, rest)
  const args = [...rest]
  const { options, ids }: VerbDescription = VERBS[word]
  const folders = () => listMerchantIds(findMerchantsDir(tokens) ?? root)
  let seen = 0
  for (const token of tokens) {
    if (token.kind === 'option') {
      const wrong = optionProblem(token, word, Object.keys(options))
      if (wrong !== null) return { wrong }
      if (token.name !== 'from' || token.value === undefined) continue
      const from = parseMerchantId(token.value)
      if (token.inlineValue) args[token.index] = `--from=${from}`
      else args[token.index + 1] = from
    }
    if (token.kind !== 'positional') continue
    seen += 1
    if (ids === undefined || seen > ids.count) continue
    const id = parseMerchantId(token.value)
    args[token.index] = id
    // With `--json`, accept an unknown id here, because the doctor reports it in the JSON report.
    if (ids.of === 'folders' && !rest.includes('--json') && !folders().includes(id))
      return { wrong: describeUnknownMerchant(id, folders()) }
  }
  return { verb: word, args }
}

/** Returns the tokens that Node parses from the arguments. */
const parseTokens = (verb: Verb, args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: getVerbParseOptions(verb),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens

type Token = ReturnType<typeof parseTokens>[number]

/** Returns the folder of all merchants that `--merchants` names. */
function findMerchantsDir(tokens: readonly Token[]): string | undefined {
  const said = tokens.find((token) => token.kind === 'option' && token.name === 'merchants')
  return said?.kind === 'option' && said.value !== undefined ? resolveArgumentPath(said.value) : undefined
}

function unknownVerb(word: string): ParsedCommandLine {
  const all = Object.keys(VERBS)
  return {
    wrong: `There is no verb "${word}".${formatSpellingSuggestion(word, all)} The verbs are: ${all.join(', ')}.`,
  }
}

/** Explains what is wrong with an option, in one line. Returns null if the option is valid. */
function optionProblem(
  { name, rawName, value, inlineValue }: Extract<Token, { kind: 'option' }>,
  verb: Verb,
  options: readonly string[],
): string | null {
  const own = options.find((option) => nameOf(option) === name)
  if (own === undefined) {
    const near = formatSpellingSuggestion(name, options.map(nameOf)).replace(/"(.*)"/, '"--$1"')
    return `${verb} has no option ${rawName}.${near} \`npm run merchant -- ${verb} --help\` lists them.`
  }
  if (!isText(own)) return value === undefined ? null : `--${name} takes no value: remove "${value}".`
  // If another option follows directly, the value of this option is missing.
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'))
  if (!isMissing) return null
  const hash = /colour/.test(own) ? ' Put a # in quotes: "#e4002b".' : ''
  return `--${name} needs a value: ${own}.${hash}`
}

/** The command line that a person types before the verb. */
const TOOL_COMMAND = 'npm run merchant --'

/** Renders the list of verbs, one line each. */
function renderHelp(): string {
  const rows = Object.entries<VerbDescription>(VERBS).map(
    ([verb, { takes, does }]) => [`${verb} ${takes}`.trim(), does] as const,
  )
  const widest = Math.max(...rows.map(([said]) => said.length))
  return [
    `${TOOL_COMMAND} <verb>`,
    ...rows.map(([said, does]) => `  ${said.padEnd(widest)}  ${does}`),
    '',
    `${TOOL_COMMAND} <verb> --help lists the options of a verb, with an example. docs/onboarding.md explains how to get from a logo to a site.`,
  ].join('\n')
}

/** Renders the help of a verb: what it does, its options and an example. */
function renderVerbHelp(verb: Verb): string {
  const { takes, does, options, example }: VerbDescription = VERBS[verb]
  const rows = Object.entries(options)
  const widest = Math.max(...rows.map(([option]) => option.length))
  const usage = [TOOL_COMMAND, verb, takes, ...(rows.length > 0 ? ['[options]'] : [])]
    .filter((word) => word !== '')
    .join(' ')
  return [
    usage,
    `  ${does}`,
    ...(rows.length > 0 ? [''] : []),
    ...rows.map(([option, says]) => `  ${option.padEnd(widest)}  ${says}`),
    '',
    `For example: ${TOOL_COMMAND} ${example}`,
  ].join('\n')
}
