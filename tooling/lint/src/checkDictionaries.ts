import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkTextGroups,
  checkMessages,
  mergeNamespaces,
  readDictionaries,
  findUnusedMessages,
  createMessageProblem,
  type MessageProblem,
  type UntranslatedTextReasons,
} from '@lobby/i18n/build'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

const folder = 'packages/i18n/messages'
/**
 * The generated file that maps the platform's error codes to text ids. `listSourceFiles` leaves out generated files.
 */
const ERROR_TEXTS_FILE = 'packages/api/src/errorTexts.gen.ts'

/**
 * Checks that the dictionaries are complete. No text is missing, superfluous, empty, invalid ICU, untranslated,
 * duplicated or unused. A text has the same placeholders in all languages, and a group exists in all languages. No text
 * id is in two groups.
 */
export function checkDictionaries(root: string): LintProblem[] {
  const known = readDictionaries(join(root, folder))
  const flat = Object.fromEntries(
    Object.entries(known).map(([language, groups]) => [language, mergeNamespaces(groups)]),
  )
  const same = JSON.parse(readFileSync(join(root, folder, 'same.json'), 'utf8')) as UntranslatedTextReasons
  const problems = [
    ...checkMessages(flat),
    ...checkTextGroups(known, same),
    ...findMisplacedTexts(known),
    ...findUnusedTexts(root, Object.keys(flat['EN'] ?? {})),
  ]
  return problems.map(({ language, id, message }) => ({ ...placeOf(root, known, language, id), message }))
}

/** Reports texts that are in two groups, or in a different group than in English. */
function findMisplacedTexts(known: ReturnType<typeof readDictionaries>): MessageProblem[] {
  const groupOf = new Map<string, string>()
  const twice = Object.entries(known['EN'] ?? {}).flatMap(([group, texts]) =>
    Object.keys(texts).flatMap((id) => {
      const first = groupOf.get(id)
      if (first === undefined) groupOf.set(id, group)
      return first === undefined
        ? []
        : [extraText('EN', id, `"${id}" is in the groups ${first} and ${group}. Remove one of them.`)]
    }),
  )
  const elsewhere = Object.entries(known).flatMap(([language, groups]) =>
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.keys(texts)
        .filter((id) => groupOf.has(id) && groupOf.get(id) !== group && known['EN']?.[group]?.[id] === undefined)
        .map((id) =>
          extraText(
            language,
            id,
            `"${id}" is in the group ${group}, but in English in ${groupOf.get(id)}. Move it to ${groupOf.get(id)}.`,
          ),
        ),
    ),
  )
  return [...twice, ...elsewhere]
}

function findUnusedTexts(root: string, ids: readonly string[]): MessageProblem[] {
  const files = listSourceFiles(root, '**/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|^packages\/i18n\/|^tooling\//.test(file),
  )
  const sources = [...files, ...(existsSync(join(root, ERROR_TEXTS_FILE)) ? [ERROR_TEXTS_FILE] : [])].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  return findUnusedMessages(ids, sources).map((id) =>
    extraText('EN', id, `"${id}" is not used in any source file. Remove it from every language.`),
  )
}

const extraText = (language: string, id: string, message: string) =>
  createMessageProblem(language, id, 'extra', message)

/** Returns the file and line of a text. If the text is missing, returns the file that should contain the text. */
function placeOf(
  root: string,
  known: ReturnType<typeof readDictionaries>,
  language: string,
  id: string,
): Pick<LintProblem, 'file' | 'line'> {
  const group = [language, 'EN'].flatMap((code) =>
    Object.entries(known[code] ?? {}).filter(([, texts]) => Object.hasOwn(texts, id)),
  )[0]?.[0]
  const file = group === undefined ? `${folder}/same.json` : `${folder}/${language}/${group}.json`
  const lines = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : []
  const index = lines.findIndex((line) => line.includes(`"${id}":`))
  return index < 0 ? { file } : { file, line: index + 1 }
}
