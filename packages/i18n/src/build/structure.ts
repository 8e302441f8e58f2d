import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/**
 * What a translation must share with the text it translates: its placeholders with their types, its tags, and the keys of its selects.
 * Plural categories are the language's own and are left out.
 *
 * @returns One sorted entry a thing, for example `{count, plural}`, `{name}`, `<b>`, `{sex, select: female male other}`.
 */
export function structureOf(tree: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>()
  walk(tree, (element) => {
    if (element.type === TYPE.argument) found.add(`{${element.value}}`)
    else if (element.type === TYPE.tag) found.add(`<${element.value}>`)
    else if (element.type === TYPE.plural) found.add(`{${element.value}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}}`)
    else if (element.type === TYPE.select) found.add(`{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`)
    else if (element.type === TYPE.number) found.add(`{${element.value}, number}`)
    else if (element.type === TYPE.date) found.add(`{${element.value}, date}`)
    else if (element.type === TYPE.time) found.add(`{${element.value}, time}`)
  })
  return [...found].sort()
}

/** The plural categories that a text uses and its language does not have: no number would ever choose them. */
export function foreignPlurals(tree: readonly MessageFormatElement[], tag: string): string[] {
  const foreign = new Set<string>()
  walk(tree, (element) => {
    if (element.type !== TYPE.plural) return
    const own = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).resolvedOptions().pluralCategories as string[]
    for (const category of Object.keys(element.options)) if (!category.startsWith('=') && !own.includes(category)) foreign.add(category)
  })
  return [...foreign].sort()
}

function walk(tree: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of tree) {
    visit(element)
    if (element.type === TYPE.tag) walk(element.children, visit)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) walk(option.value, visit)
  }
}
