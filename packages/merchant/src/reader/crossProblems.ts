import { posix } from 'node:path'
import { flagCodes, flagTable, type FlagCode } from '../flags.ts'
import { nearestWord } from './didYouMean.ts'
import { encryptionKeyProblem } from './encryptionKeyProblem.ts'
import type { Folder } from './Folder.ts'
import { isPastedKey } from './isPastedKey.ts'
import { notSpoken, spokenCode } from './meantValues.ts'
import { problemIn, type Problem } from './Problem.ts'
import { readPath } from './readAsset.ts'
import type { Dictionaries } from './readMessages.ts'
import { rawAt, textsAt, type SourceFile } from './SourceFile.ts'
import { isLanguageCode, isPath } from './values.ts'

/** Flags that are on without the one that they need. One that is written with a slip counts: the slip is told by itself. */
export function flagProblems(source: SourceFile): Problem[] {
  const written = Object.entries(source.value ?? {}).filter(([, value]) => value === true)
  const names = new Set(written.map(([key]) => nearestWord(key, flagCodes)))
  const on = (name: FlagCode) => names.has(name)
  const lacking = flagCodes
    .filter((name) => rawAt(source, [name]) === true)
    .flatMap((name) =>
      flagTable[name].dependsOn
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
  if (rawAt(source, ['DIRECTREG3']) !== true || registrationFlags.some(on)) return lacking
  const message = `The flag DIRECTREG3 is on, and its button leads to a closed registration: neither ${registrationFlags.join(' nor ')} is on.`
  return [
    ...lacking,
    source.problem(
      'LM022',
      ['DIRECTREG3'],
      message,
      `Write "${registrationFlags.join('": true or "')}": true as well, or switch DIRECTREG3 off.`,
      'key',
    ),
  ]
}

/** The ways to register: with none of them the registration says that it is closed. */
export const registrationFlags = ['USERNAMEREG3', 'MOBILENUMREG3'] as const satisfies readonly FlagCode[]

/**
 * What nobody means to keep: marks of work to do, and the values of manuals. Names under `.example` may stay: they lead nowhere by their
 * standard, and hosts of tests are called so.
 */
const leftOvers = [
  /\b(?:TODO|FIXME|TBD|(?:CHANGE|REPLACE)[-_ ]?ME|lorem ipsum|placeholder)\b|^<[^>]*>$|\{\{|\$\{|^x{3,}$/i,
  /\bYOUR_[A-Z_]+\b/,
  /(?:^|[/.@"])(?:your[-_]?(?:api|app|brand|company|domain|firebase|host|key|name|project|site)|my[-_]?(?:company|domain))\b/i,
  /(?:^|[/.@])example\.(?:com|net|org)\b/i,
]

/** Texts that somebody meant to replace. */
export function placeholderProblems(source: SourceFile): Problem[] {
  return textsAt(source, [])
    .filter(({ text }) => leftOvers.some((leftOver) => leftOver.test(text)))
    .map(({ path, text }) =>
      source.problem('LM008', path, `"${text}" is a left-over placeholder.`, "Write the merchant's own value."),
    )
}

function languageProblems(source: SourceFile, dictionaries: Dictionaries | undefined): Problem[] {
  const offered = rawAt(source, ['languages', 'offered'])
  const first = rawAt(source, ['languages', 'default'])
  if (!Array.isArray(offered)) return []
  // Values that are not language codes are reported by their own check.
  const problems =
    isLanguageCode(first) && offered.every(isLanguageCode) && !offered.includes(first)
      ? [
          source.problem(
            'LM031',
            ['languages', 'default'],
            `The default language ${first} is not offered.`,
            `Add "${first}" to languages.offered${offered.length > 0 ? `, or choose one of: ${offered.join(', ')}` : ''}.`,
          ),
        ]
      : []
  const known = dictionaries === undefined ? null : Object.keys(dictionaries)
  const licence = rawAt(source, ['licence', 'text'])
  if (
    typeof first === 'string' &&
    offered.includes(first) &&
    typeof licence === 'object' &&
    licence !== null &&
    Object.keys(licence).every(isLanguageCode) &&
    !Object.hasOwn(licence, first)
  ) {
    problems.push(
      source.problem(
        'LM031',
        ['licence', 'text'],
        `The licence has no text in ${first}, the default language.`,
        `Add "${first}" to licence.text.`,
      ),
    )
  }
  offered.forEach((language: unknown, index) => {
    if (offered.indexOf(language) === index) return
    problems.push(
      source.problem(
        'LM005',
        ['languages', 'offered', index],
        `${JSON.stringify(language)} is offered twice.`,
        'Leave one of the two out.',
      ),
    )
  })
  return offered.reduce<Problem[]>((all, language: unknown, index) => {
    if (known === null || !isLanguageCode(language) || known.includes(language)) return all
    const spoken = spokenCode(language)
    const isRegional = spoken !== language && known.includes(spoken) && !offered.includes(spoken)
    return [
      ...all,
      source.problem(
        'LM031',
        ['languages', 'offered', index],
        `There is no dictionary for ${language}.`,
        isRegional ? `Write "${spoken}".` : notSpoken(language, known),
        'value',
        isRegional ? spoken : undefined,
      ),
    ]
  }, problems)
}

function codeProblems(source: SourceFile): Problem[] {
  const [code, trial] = [rawAt(source, ['code']), rawAt(source, ['trialCode'])]
  if (typeof code !== 'string' || code !== trial) return []
  return [
    source.problem(
      'LM030',
      ['trialCode'],
      `The trial code "${code}" is the merchant code.`,
      'Write the second code that the platform gave for trial accounts.',
    ),
  ]
}

function keyProblems(folder: Folder, source: SourceFile): Problem[] {
  const written = rawAt(source, ['encryptionKey'])
  if (typeof written !== 'string') return []
  // Another check reports spaces at the ends.
  const path = written.trim()
  if (isPastedKey(path)) {
    const { message, cure } = (/PRIVATE KEY/.test(path) ? encryptionKeyProblem(path) : null) ?? {
      message: 'This is the key itself.',
      cure: 'Put it into encryption-key.pem and write "encryption-key.pem" here.',
    }
    return [source.problem('LM020', ['encryptionKey'], message, cure)]
  }
  if (!isPath(path)) return []
  const pem = readPath(folder, path, (code, message, cure) => source.problem(code, ['encryptionKey'], message, cure))
  if (!(pem instanceof Uint8Array)) return [pem]
  const text = Buffer.from(pem).toString('utf8')
  const wrong = encryptionKeyProblem(text)
  if (wrong === null) return []
  if (wrong.better === undefined) return [source.problem('LM020', ['encryptionKey'], wrong.message, wrong.cure)]
  const file = source.name.replace(/[^/]*$/, posix.normalize(path))
  const fix = { from: 0, to: text.replace(/^\uFEFF/, '').length, text: wrong.better }
  return [{ ...problemIn(file)('LM020', wrong.message, wrong.cure), fix }]
}

/** An emulator's tokens carry no signature: a project with real accounts must never be one. */
function emulatorProblems(source: SourceFile): Problem[] {
  const project = rawAt(source, ['firebase', 'projectId'])
  if (rawAt(source, ['firebase', 'emulator']) !== true || (typeof project === 'string' && project.startsWith('demo-')))
    return []
  return [
    source.problem(
      'LM023',
      ['firebase', 'emulator'],
      `The project ${JSON.stringify(project ?? '')} is not made for an emulator.`,
      'Leave "emulator" out for a real project, or name it "demo-...", which Firebase keeps apart from all real ones.',
    ),
  ]
}

/** What of `merchant.jsonc` a schema alone cannot see. */
export function merchantProblems(
  folder: Folder,
  source: SourceFile,
  dictionaries: Dictionaries | undefined,
): Problem[] {
  return [
    ...codeProblems(source),
    ...languageProblems(source, dictionaries),
    ...keyProblems(folder, source),
    ...emulatorProblems(source),
  ]
}
