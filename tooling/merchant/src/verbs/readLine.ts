import { didYouMean } from '@lobby/merchant/did-you-mean'
import { merchantIds } from '@lobby/merchant/merchant-ids'
import { parseArgs } from 'node:util'
import { idIn, noMerchant } from '../merchantId.ts'
import { places } from '../places.ts'
import { givenPath } from '../say.ts'
import { optionsOf, type Verb, type VerbText, verbs } from './verbs.ts'

/** What a line asks for: a verb with what follows it, or help; or why it cannot be done. */
export type Line =
  | { readonly verb: Exclude<Verb, 'help'>; readonly args: readonly string[] }
  | { readonly help: string }
  | { readonly wrong: string }

const isVerb = (word: string): word is Verb => Object.hasOwn(verbs, word)
const isHelp = (word: string) => ['help', '--help', '-h'].includes(word)
const isText = (option: string) => option.includes('<')
const nameOf = (option: string) => option.replace(/^--/, '').replace(/ .*/, '')

/**
 * Reads what was written after `npm run merchant --`: help, slips in verbs, options and ids, and ids as a shell completes them.
 * @param root the folder of the folders
 */
export function readLine([word = 'help', ...rest]: readonly string[], root: string = places.merchants): Line {
  if (isHelp(word)) {
    const [about = 'help'] = rest
    if (isHelp(about)) return { help: helpOfAll() }
    return isVerb(about) ? { help: helpOf(about) } : noVerb(about)
  }
  if (!isVerb(word) || word === 'help') return noVerb(word)
  const end = rest.indexOf('--')
  const asked = rest.slice(0, end === -1 ? undefined : end).some((said) => said === '--help' || said === '-h')
  if (asked || (rest.length === 1 && rest[0] === 'help')) return { help: helpOf(word) }
  const tokens = tokensOf(word, rest)
  const args = [...rest]
  const { options, ids }: VerbText = verbs[word]
  const folders = () => merchantIds(folderOf(tokens) ?? root)
  let seen = 0
  for (const token of tokens) {
    if (token.kind === 'option') {
      const wrong = slipOf(token, word, Object.keys(options))
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
    // For a machine the doctor says it in its own form.
    if (ids.of === 'folders' && !rest.includes('--json') && !folders().includes(id))
      return { wrong: noMerchant(id, folders()) }
  }
  return { verb: word, args }
}

/** What Node reads in a line, one by one. */
const tokensOf = (verb: Verb, args: readonly string[]) =>
  parseArgs({ args: [...args], options: optionsOf(verb), allowPositionals: true, strict: false, tokens: true }).tokens

type Token = ReturnType<typeof tokensOf>[number]

/** Where `--merchants` says that the folders are. */
function folderOf(tokens: readonly Token[]): string | undefined {
  const said = tokens.find((token) => token.kind === 'option' && token.name === 'merchants')
  return said?.kind === 'option' && said.value !== undefined ? givenPath(said.value) : undefined
}

function noVerb(word: string): Line {
  const all = Object.keys(verbs)
  return { wrong: `There is no verb "${word}".${didYouMean(word, all)} There are: ${all.join(', ')}.` }
}

/** What is wrong with an option, in a line; null if nothing is. */
function slipOf(
  { name, rawName, value, inlineValue }: Extract<Token, { kind: 'option' }>,
  verb: Verb,
  options: readonly string[],
): string | null {
  const own = options.find((option) => nameOf(option) === name)
  if (own === undefined) {
    const near = didYouMean(name, options.map(nameOf)).replace(/"(.*)"/, '"--$1"')
    return `There is no option ${rawName} of ${verb}.${near} \`npm run merchant -- ${verb} --help\` lists them.`
  }
  if (!isText(own)) return value === undefined ? null : `--${name} takes no value: leave "${value}" out.`
  // The next option is no value: what was to stand before it is missing.
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'))
  if (!isMissing) return null
  const hash = /colour/.test(own) ? ' A # needs quotes: "#e4002b".' : ''
  return `--${name} needs a value: ${own}.${hash}`
}

/** What every line of a person's begins with. */
const tool = 'npm run merchant --'

/** The tool's verbs, a line each. */
function helpOfAll(): string {
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
function helpOf(verb: Verb): string {
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
