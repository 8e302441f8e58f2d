import { applyEdits, modify } from 'jsonc-parser'
import { compareProblemsByPosition, type Problem } from './Problem.ts'
import type { SettingsFileContent } from './schema.ts'
import { validateSettingsFile } from './validateSettingsFile.ts'
import { parseSourceFileText, type KeyPath } from './SourceFile.ts'
import { findThemeProblems } from './themeProblems.ts'

/** The content of a valid `theme.jsonc`, with its defaults filled in. */
export type ThemeContent = SettingsFileContent<'theme'>

/**
 * Validates the text of a `theme.jsonc` against the schema and the required contrasts. Does not check whether font
 * files exist, because this function runs in a browser.
 * @param name The name of the file in problems.
 * @returns The content, and all mistakes in order of their position. The content is null if the schema refuses the
 *   theme, but not if only the contrast is too small.
 */
export function validateThemeText(
  text: string,
  name = 'theme.jsonc',
): { readonly content: ThemeContent | null; readonly problems: readonly Problem[] } {
  const source = parseSourceFileText(name, text)
  if (source.problems.some(({ code }) => code === 'LM002')) return { content: null, problems: source.problems }
  const { content, problems } = validateSettingsFile('theme', source)
  return {
    content,
    problems: [...source.problems, ...problems, ...findThemeProblems(source)].sort(compareProblemsByPosition),
  }
}

/**
 * Writes one value into the text of a `theme.jsonc`. Removes a comment on the line of the value, because that comment
 * described the old value.
 * @param value The new value. Undefined removes the key.
 * @returns The new text. Returns the given text if it already has this value, or if it cannot be parsed.
 */
export function setThemeTextValue(text: string, path: KeyPath, value: string | undefined): string {
  const changes = modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })
  const known = new Set(text.split('\n'))
  const lines = applyEdits(text, changes).split('\n')
  return lines.map((line) => (known.has(line) ? line : line.replace(/(,?)\s*\/\/[^"]*$/, '$1'))).join('\n')
}
