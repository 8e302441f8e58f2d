/** A custom property of a style sheet. Its name has no leading dashes. */
export interface CustomProperty {
  readonly name: string
  readonly value: string
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const findMatches = (text: string, pattern: RegExp) =>
  [...new Set([...withoutComments(text).matchAll(pattern)].map(([, name = '']) => name))].sort()

/**
 * Returns the custom properties that a style sheet sets, in the order of the style sheet. If the style sheet sets a
 * property twice, lists the property one time, with its first value.
 */
export function findDefinedProperties(css: string): CustomProperty[] {
  const first = new Map<string, string>()
  for (const [, name = '', value = ''] of withoutComments(css).matchAll(/(?<![\w-])--([\w-]+)\s*:\s*([^;}]+)/g)) {
    if (!first.has(name)) first.set(name, value.trim())
  }
  return [...first].map(([name, value]) => ({ name, value }))
}

/** Returns the names of the custom properties that a source file reads, sorted. */
export const findUsedProperties = (source: string): string[] => findMatches(source, /var\(\s*--([\w-]+)/g)

/** Returns the sorted layout choices that a style sheet depends on, for example `tiles` for `[data-tiles='round']`. */
export const findUsedLayoutChoices = (css: string): string[] =>
  findMatches(css, /\[data-(mode|header|tiles|bar|rails|density)\b/g)
