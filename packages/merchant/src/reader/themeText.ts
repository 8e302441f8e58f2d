import { applyEdits, modify } from 'jsonc-parser'
import { byPlace, type Problem } from './Problem.ts'
import type { FileContent } from './schema.ts'
import { checkSchema } from './schemaProblems.ts'
import { parseSource, type Path } from './SourceFile.ts'
import { themeProblems } from './themeProblems.ts'

/** What a valid `theme.jsonc` says, its defaults filled in. */
export type ThemeContent = FileContent<'theme'>

/**
 * Holds the text of a `theme.jsonc` against its schema and its contrasts, as the reader of a folder does. It needs no folder and runs in a
 * browser; whether the files of its fonts are there, only the folder knows.
 * @param name As problems name the file.
 * @returns What it says, null where the schema refuses it, and every mistake in order of its place. Colours that fail are mistakes of a
 *   file that can be shown all the same.
 */
export function checkThemeText(
  text: string,
  name = 'theme.jsonc',
): { readonly content: ThemeContent | null; readonly problems: readonly Problem[] } {
  const source = parseSource(name, text)
  if (source.problems.some(({ code }) => code === 'LM002')) return { content: null, problems: source.problems }
  const { content, problems } = checkSchema('theme', source)
  return { content, problems: [...source.problems, ...problems, ...themeProblems(source)].sort(byPlace) }
}

/**
 * Writes one value into a `theme.jsonc`; its comments stay, but for one beside the value, which was about the old one.
 * @param value Undefined takes the key out.
 * @returns The new text; the given one if it says so already, or if it cannot be parsed.
 */
export function changeThemeText(text: string, path: Path, value: string | undefined): string {
  const changes = modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })
  const known = new Set(text.split('\n'))
  const lines = applyEdits(text, changes).split('\n')
  return lines.map((line) => (known.has(line) ? line : line.replace(/(,?)\s*\/\/[^"]*$/, '$1'))).join('\n')
}
