import baseCss from '@lobby/ui/tokens.css?raw'

/** A custom property of a style sheet, its name without the two dashes. */
export interface CustomProperty {
  readonly name: string
  readonly value: string
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** What a style sheet sets, in its order; a property that is set twice is listed once, as it is set first. */
export function propertiesSetIn(css: string): CustomProperty[] {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of withoutComments(css).matchAll(/(?<![\w-])--([\w-]+)\s*:\s*([^;}]+)/g)) {
    if (!found.has(name)) found.set(name, value.trim())
  }
  return [...found].map(([name, value]) => ({ name, value }))
}

/** The names of the custom properties that a style sheet reads, sorted. */
export function propertiesReadIn(css: string): string[] {
  return [...new Set([...withoutComments(css).matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name))].sort()
}

/** What the design system sets itself, the same for every merchant. */
export const baseProperties: readonly CustomProperty[] = propertiesSetIn(baseCss)
