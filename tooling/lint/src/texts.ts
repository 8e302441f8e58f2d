import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkGroups,
  checkMessages,
  flattenMessages,
  readDictionaries,
  findUnusedMessages,
  createMessageProblem,
  type MessageProblem,
  type SameTexts,
} from '@lobby/i18n/build'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

const folder = 'packages/i18n/messages'
/** What turns codes of the platform into texts; generated, and so no source file. */
const catalogue = 'packages/api/src/errorTexts.gen.ts'

/**
 * The dictionaries are whole: no text is missing, superfluous, empty, broken, untranslated, there twice, used nowhere, or built otherwise than
 * in English; every language has the same groups, and no id is in two of them.
 */
export function checkTexts(root: string): Problem[] {
  const known = readDictionaries(join(root, folder))
  const flat = Object.fromEntries(
    Object.entries(known).map(([language, groups]) => [language, flattenMessages(groups)]),
  )
  const same = JSON.parse(readFileSync(join(root, folder, 'same.json'), 'utf8')) as SameTexts
  const problems = [
    ...checkMessages(flat),
    ...checkGroups(known, same),
    ...strayTexts(known),
    ...unusedTexts(root, Object.keys(flat['EN'] ?? {})),
  ]
  return problems.map(({ language, id, message }) => ({ ...placeOf(root, known, language, id), message }))
}

/** Texts that stand in another group than in English, or in two. */
function strayTexts(known: ReturnType<typeof readDictionaries>): MessageProblem[] {
  const groupOf = new Map<string, string>()
  const twice = Object.entries(known['EN'] ?? {}).flatMap(([group, texts]) =>
    Object.keys(texts).flatMap((id) => {
      const first = groupOf.get(id)
      if (first === undefined) groupOf.set(id, group)
      return first === undefined
        ? []
        : [stray('EN', id, `"${id}" stands in the groups ${first} and ${group}. Keep one of them.`)]
    }),
  )
  const elsewhere = Object.entries(known).flatMap(([language, groups]) =>
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.keys(texts)
        .filter((id) => groupOf.has(id) && groupOf.get(id) !== group && known['EN']?.[group]?.[id] === undefined)
        .map((id) =>
          stray(language, id, `"${id}" stands in the group ${group}, in English in ${groupOf.get(id)}. Move it there.`),
        ),
    ),
  )
  return [...twice, ...elsewhere]
}

function unusedTexts(root: string, ids: readonly string[]): MessageProblem[] {
  const files = sourceFiles(root, '**/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|^packages\/i18n\/|^tooling\//.test(file),
  )
  const sources = [...files, ...(existsSync(join(root, catalogue)) ? [catalogue] : [])].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  return findUnusedMessages(ids, sources).map((id) =>
    stray('EN', id, `"${id}" is used nowhere. Take it out, in every language.`),
  )
}

const stray = (language: string, id: string, message: string) => createMessageProblem(language, id, 'extra', message)

/** Where a text is written: the line of its id, or the file that it would stand in. */
function placeOf(
  root: string,
  known: ReturnType<typeof readDictionaries>,
  language: string,
  id: string,
): Pick<Problem, 'file' | 'line'> {
  const group = [language, 'EN'].flatMap((code) =>
    Object.entries(known[code] ?? {}).filter(([, texts]) => Object.hasOwn(texts, id)),
  )[0]?.[0]
  const file = group === undefined ? `${folder}/same.json` : `${folder}/${language}/${group}.json`
  const lines = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : []
  const index = lines.findIndex((line) => line.includes(`"${id}":`))
  return index < 0 ? { file } : { file, line: index + 1 }
}
