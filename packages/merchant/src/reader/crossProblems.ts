import { posix } from 'node:path'
import { flagCodes, FLAG_TABLE, type FlagCode } from '../flags.ts'
import { MARKET_NAMES, type MarketName } from '../marketNames.ts'
import { MARKET_PACKS } from '../markets.ts'
import type { MerchantFolder } from './MerchantFolder.ts'
import type { Problem, ProblemCode } from './Problem.ts'
import { getSourceFileValue, listTextsAtKeyPath, type KeyPath, type SourceFile } from './SourceFile.ts'
import { getCountryName, getCountryOfMarket, isCountryCode } from './countries.ts'
import { findNearestWord } from './didYouMean.ts'
import { findEncryptionKeyMistake } from './findEncryptionKeyMistake.ts'
import { describeUnsupportedLanguage, getLanguageOfDictionary } from './localeValues.ts'
import { readFolderFile } from './readAsset.ts'
import type { Dictionaries } from './readMessages.ts'
import { isLanguageCode, isPastedEncryptionKey, isAssetPath } from './values.ts'

/**
 * Reports feature flags that are on although a flag that they depend on is off. A misspelt flag code counts as the code
 * that was meant, because the spelling is reported separately.
 */
export function findFlagProblems(source: SourceFile): Problem[] {
  const written = Object.entries(source.value ?? {}).filter(([, value]) => value === true)
  const names = new Set(written.map(([key]) => findNearestWord(key, flagCodes)))
  const on = (name: FlagCode) => names.has(name)
  const unmet = flagCodes
    .filter((name) => getSourceFileValue(source, [name]) === true)
    .flatMap((name) =>
      FLAG_TABLE[name].dependsOn
        .filter((needed) => !on(needed))
        .map((needed) =>
          source.problem(
            'LM022',
            [name],
            `The flag ${name} is on, but does nothing without ${needed}.`,
            `Write "${needed}": true as well, or switch ${name} off.`,
            'key',
          ),
        ),
    )
  if (getSourceFileValue(source, ['DIRECTREG3']) !== true || registrationFlags.some(on)) return unmet
  const message =
    'The flag DIRECTREG3 is on, and its button leads to a closed registration: neither ' +
    `${registrationFlags.join(' nor ')} is on.`
  return [
    ...unmet,
    source.problem(
      'LM022',
      ['DIRECTREG3'],
      message,
      `Write "${registrationFlags.join('": true or "')}": true as well, or switch DIRECTREG3 off.`,
      'key',
    ),
  ]
}

/**
 * The flags of the two ways to register: by user name and by mobile number. If none of them is on, the registration
 * page says that registration is closed.
 */
export const registrationFlags = ['USERNAMEREG3', 'MOBILENUMREG3'] as const satisfies readonly FlagCode[]

/**
 * Matches forgotten placeholders: to-do notes, and example values from manuals. Host names under `.example` are
 * allowed: a standard reserves them for examples, and tests use them.
 */
const leftOvers = [
  /\b(?:TODO|FIXME|TBD|(?:CHANGE|REPLACE)[-_ ]?ME|lorem ipsum|placeholder)\b|^<[^>]*>$|\{\{|\$\{|^x{3,}$/i,
  /\bYOUR_[A-Z_]+\b/,
  /(?:^|[/.@"])(?:your[-_]?(?:api|app|brand|company|domain|firebase|host|key|name|project|site)|my[-_]?(?:company|domain))\b/i,
  /(?:^|[/.@])example\.(?:com|net|org)\b/i,
]

/** Reports forgotten placeholders. */
export function findForgottenPlaceholderProblems(source: SourceFile): Problem[] {
  return listTextsAtKeyPath(source, [])
    .filter(({ text }) => leftOvers.some((leftOver) => leftOver.test(text)))
    .map(({ path, text }) =>
      source.problem('LM008', path, `"${text}" is a left-over placeholder.`, "Write the merchant's own value."),
    )
}

const isMarket = (name: unknown): name is MarketName => name !== 'none' && MARKET_NAMES.some((known) => known === name)

/** Reports the repeated entries of a list. */
const repeated = (source: SourceFile, path: KeyPath, list: readonly unknown[], word: string) =>
  list.flatMap((value, index) =>
    list.indexOf(value) === index
      ? []
      : [
          source.problem(
            'LM005',
            [...path, index],
            `${JSON.stringify(value)} is ${word} twice.`,
            'Remove one of the two.',
          ),
        ],
  )

function languageProblems(source: SourceFile, dictionaries: Dictionaries | undefined): Problem[] {
  const path = ['languages', 'offered']
  const [offered, first] = [getSourceFileValue(source, path), getSourceFileValue(source, ['languages', 'default'])]
  if (!Array.isArray(offered)) return []
  const problems = repeated(source, path, offered, 'offered')
  const isOffered = offered.includes(first)
  // Another check reports values that are not language codes.
  if (isLanguageCode(first) && offered.every(isLanguageCode) && !isOffered) {
    const others = offered.length > 0 ? `, or choose one of: ${offered.join(', ')}` : ''
    const cure = `Add "${first}" to languages.offered${others}.`
    problems.push(
      source.problem('LM031', ['languages', 'default'], `The default language ${first} is not offered.`, cure),
    )
  }
  const licence = getSourceFileValue(source, ['licence', 'text'])
  const isListed = typeof licence === 'object' && licence !== null && Object.keys(licence).every(isLanguageCode)
  if (typeof first === 'string' && isOffered && isListed && !Object.hasOwn(licence, first)) {
    const message = `The licence has no text in ${first}, the default language.`
    problems.push(source.problem('LM031', ['licence', 'text'], message, `Add "${first}" to licence.text.`))
  }
  const known = dictionaries === undefined ? null : Object.keys(dictionaries)
  for (const [index, language] of offered.entries()) {
    if (known === null || !isLanguageCode(language) || known.includes(language)) continue
    const spoken = getLanguageOfDictionary(language)
    const better = spoken !== language && known.includes(spoken) && !offered.includes(spoken) ? spoken : undefined
    const cure = better === undefined ? describeUnsupportedLanguage(language, known) : `Write "${better}".`
    const message = `There is no dictionary for ${language}.`
    problems.push(source.problem('LM031', [...path, index], message, cure, 'value', better))
  }
  return problems
}

function codeProblems(source: SourceFile): Problem[] {
  const [code, trial] = [getSourceFileValue(source, ['code']), getSourceFileValue(source, ['trialCode'])]
  if (typeof code !== 'string' || code !== trial) return []
  const cure = 'Write the second code that the platform assigned for trial accounts.'
  return [source.problem('LM030', ['trialCode'], `The trial code "${code}" is the merchant code.`, cure)]
}

function keyProblems(folder: MerchantFolder, source: SourceFile): Problem[] {
  const written = getSourceFileValue(source, ['encryptionKey'])
  if (typeof written !== 'string') return []
  // Ignore spaces around a path, because another check reports them.
  const path = written.trim()
  const tell = (code: ProblemCode, message: string, cure: string) =>
    source.problem(code, ['encryptionKey'], message, cure)
  if (isPastedEncryptionKey(path)) {
    const { message, cure } = (/PRIVATE KEY/.test(path) ? findEncryptionKeyMistake(path) : null) ?? {
      message: 'This is the key itself.',
      cure: 'Put it into encryption-key.pem and write "encryption-key.pem" here.',
    }
    return [tell('LM020', message, cure)]
  }
  if (!isAssetPath(path)) return []
  const pem = readFolderFile(folder, path, tell)
  if (!(pem instanceof Uint8Array)) return [pem]
  const text = Buffer.from(pem).toString('utf8')
  const wrong = findEncryptionKeyMistake(text)
  if (wrong === null) return []
  if (wrong.correction === undefined) return [tell('LM020', wrong.message, wrong.cure)]
  const fix = { from: 0, to: text.replace(/^\uFEFF/, '').length, text: wrong.correction }
  return [{ ...folder.tell(posix.normalize(path))('LM020', wrong.message, wrong.cure), fix }]
}

/**
 * Reports a Firebase emulator that is configured for a real project. An emulator does not sign its tokens, so it must
 * never be used with real accounts.
 */
function emulatorProblems(source: SourceFile): Problem[] {
  const path = ['firebase', 'emulator']
  const project = getSourceFileValue(source, ['firebase', 'projectId'])
  if (getSourceFileValue(source, path) !== true || (typeof project === 'string' && project.startsWith('demo-')))
    return []
  const message = `The project ${JSON.stringify(project ?? '')} is not an emulator project.`
  const cure =
    'Remove "emulator" for a real project, or use a project named "demo-...", which Firebase never connects ' +
    'to real services.'
  return [source.problem('LM023', path, message, cure)]
}

/** Reports a merchant whose currency is not the currency of its market. Another check reports an invalid currency. */
function currencyProblems(source: SourceFile): Problem[] {
  const [name, own] = [getSourceFileValue(source, ['market']), getSourceFileValue(source, ['currency'])]
  if (!isMarket(name) || typeof own !== 'string' || !Intl.supportedValuesOf('currency').includes(own)) return []
  const { currency = own } = MARKET_PACKS[name]
  if (own === currency) return []
  const message = `The market ${name} counts in ${currency}, this merchant in ${own}.`
  return [source.problem('LM024', ['market'], message, `Write "currency": "${currency}", or choose another market.`)]
}

/**
 * Reports a country that is listed twice, and a market whose country is not in the list. Another check reports values
 * that are not country codes.
 */
function countryProblems(source: SourceFile): Problem[] {
  const [served, market] = [getSourceFileValue(source, ['countries']), getSourceFileValue(source, ['market'])]
  if (!Array.isArray(served)) return []
  const twice = repeated(source, ['countries'], served, 'listed')
  const own = isMarket(market) ? getCountryOfMarket(market) : undefined
  const areCodes = served.length > 0 && served.every((code) => typeof code === 'string' && isCountryCode(code))
  if (own === undefined || served.includes(own) || !areCodes) return twice
  const message = `The market ${String(market)} has the rules of ${getCountryName(own)}, but "countries" does not list "${own}".`
  const cure = `Add "${own}" to "countries", or choose another market.`
  return [...twice, source.problem('LM025', ['countries'], message, cure)]
}

/** Reports mistakes in `merchant.jsonc` that a schema cannot detect. */
export const findMerchantFileProblems = (
  folder: MerchantFolder,
  source: SourceFile,
  dictionaries: Dictionaries | undefined,
) => [
  ...codeProblems(source),
  ...languageProblems(source, dictionaries),
  ...keyProblems(folder, source),
  ...emulatorProblems(source),
  ...currencyProblems(source),
  ...countryProblems(source),
]
