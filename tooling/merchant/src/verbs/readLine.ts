import { didYouMean } from '@lobby/merchant/did-you-mean'
import { merchantIds } from '@lobby/merchant/merchant-ids'
import { parseArgs } from 'node:util'
import { idIn, noMerchant } from '../merchantId.ts'
import { places } from '../places.ts'
import { givenPath } from '../say.ts'
import { optionsOf, type Verb, type VerbText, verbs } from './verbs.ts'

/** A parsed command line: a verb with its arguments, a help text, or what is wrong. */
export type Line =
  | { readonly verb: Exclude<Verb, 'help'>; readonly args: readonly string[] }
  | { readonly help: string }
  | { readonly wrong: string }

const isVerb = (word: string): word is Verb => Object.hasOwn(verbs, word)
const isHelp = (word: string) => ['help', '--help', '-h'].includes(word)
const isText = (option: string) => option.includes('<')
const nameOf = (option: string) => option.replace(/^--/, '').replace(/ .*/, '')

/**
 * Parses the arguments after `npm run merchant --`: handles help, checks verbs, options and ids, and accepts ids as a
 * shell completes them.
 * @param root The folder of all merchants.
 */
export function readLine([word = 'help', ...rest]: readonly string[], root: string = places.merchants): Line {
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
  const { options, ids }: VerbText = verbs[word]
  const folders = () => merchantIds(findMerchantsDir(tokens) ?? root)
  let seen = 0
  for (const token of tokens) {
    if (token.kind === 'option') {
      const wrong = optionProblem(token, word, Object.keys(options))
      if (wrong !== null) return { wrong }
      if (token.name !== 'from' || token.value === undefined) continue
      const from = idIn(token.value)
      if (token.inlineValue) args[token.index] = `--from=${from}`
      else args[token.index + 1] = from
    }
    if (token.kind !== 'positional') continue
    seen += 1
    if (ids === undefined || seen > ids.count) continue
    const id = idIn(token.value)
    args[token.index] = id
    // With --json the doctor reports an unknown id itself, in its own format.
    if (ids.of === 'folders' && !rest.includes('--json') && !folders().includes(id))
      return { wrong: noMerchant(id, folders()) }
  }
  return { verb: word, args }
}

/** Returns the tokens that Node parses from the arguments. */
const parseTokens = (verb: Verb, args: readonly string[]) =>
  parseArgs({ args: [...args], options: optionsOf(verb), allowPositionals: true, strict: false, tokens: true }).tokens

type Token = ReturnType<typeof parseTokens>[number]

/** Returns the folder of all merchants that `--merchants` names. */
function findMerchantsDir(tokens: readonly Token[]): string | undefined {
  const said = tokens.find((token) => token.kind === 'option' && token.name === 'merchants')
  return said?.kind === 'option' && said.value !== undefined ? givenPath(said.value) : undefined
}

function unknownVerb(word: string): Line {
  const all = Object.keys(verbs)
  return { wrong: `There is no verb "${word}".${didYouMean(word, all)} The verbs are: ${all.join(', ')}.` }
}

/** Explains what is wrong with an option, in one line. Returns null if nothing is. */
function optionProblem(
  { name, rawName, value, inlineValue }: Extract<Token, { kind: 'option' }>,
  verb: Verb,
  options: readonly string[],
): string | null {
  const own = options.find((option) => nameOf(option) === name)
  if (own === undefined) {
    const near = didYouMean(name, options.map(nameOf)).replace(/"(.*)"/, '"--$1"')
    return `${verb} has no option ${rawName}.${near} \`npm run merchant -- ${verb} --help\` lists them.`
  }
  if (!isText(own)) return value === undefined ? null : `--${name} takes no value: remove "${value}".`
  // If another option follows, the value is missing.
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'))
  if (!isMissing) return null
  const hash = /colour/.test(own) ? ' Put a # in quotes: "#e4002b".' : ''
  return `--${name} needs a value: ${own}.${hash}`
}

/** The command to which a person adds a verb. */
const TOOL_COMMAND = 'npm run merchant --'

/** Renders the list of verbs, one line each. */
function renderHelp(): string {
  const rows = Object.entries<VerbText>(verbs).map(
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
  const { takes, does, options, example }: VerbText = verbs[verb]
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
