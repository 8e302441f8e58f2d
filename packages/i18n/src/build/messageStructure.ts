import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/**
 * Lists the parts that a translation must share with its source text: placeholders with their types, tags, the keys of
 * selects with the parts in each branch, and the exact numbers of plurals. Leaves out plural categories, since they
 * differ by language.
 *
 * @returns One sorted entry per part, for example `{count, plural =0}`, `{name}`, `<b>`,
 *   `{sex, select: female male other}`. A part that only some branches of a select contain has an entry such as
 *   `{name} if sex is male`.
 */
export function listMessageStructure(tree: readonly MessageFormatElement[]): string[] {
  const whole = listParts(tree)
  const inBranches = findSelects(tree).flatMap(({ value, options }) =>
    Object.keys(options).flatMap((key) =>
      listParts(choose(tree, value, key))
        .filter((part) => Object.keys(options).some((other) => !listParts(choose(tree, value, other)).includes(part)))
        .map((part) => `${part} if ${value} is ${key}`),
    ),
  )
  return [...new Set([...whole, ...inBranches])].sort()
}

function listParts(tree: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>()
  walk(tree, (element) => {
    if (element.type === TYPE.argument) found.add(`{${element.value}}`)
    else if (element.type === TYPE.tag) found.add(`<${element.value}>`)
    else if (element.type === TYPE.plural) {
      const exact = Object.keys(element.options).filter((key) => key.startsWith('='))
      const kind = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'
      found.add(`{${element.value}, ${[kind, ...exact.sort()].join(exact.length > 0 ? ' ' : '')}}`)
    } else if (element.type === TYPE.select)
      found.add(`{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`)
    else if (element.type === TYPE.number) found.add(`{${element.value}, number}`)
    else if (element.type === TYPE.date) found.add(`{${element.value}, date}`)
    else if (element.type === TYPE.time) found.add(`{${element.value}, time}`)
  })
  return [...found].sort()
}

function findSelects(tree: readonly MessageFormatElement[]) {
  const selects: Extract<MessageFormatElement, { type: TYPE.select }>[] = []
  walk(tree, (element) => {
    if (element.type === TYPE.select) selects.push(element)
  })
  return selects
}

/** Replaces the select `name` by its branch `key`, or by the branch `other` if it has no such branch. */
function choose(tree: readonly MessageFormatElement[], name: string, key: string): MessageFormatElement[] {
  return tree.flatMap((element) => {
    if (element.type === TYPE.select && element.value === name)
      return choose((element.options[key] ?? element.options['other'])?.value ?? [], name, key)
    if (element.type === TYPE.tag) return [{ ...element, children: choose(element.children, name, key) }]
    return [element]
  })
}

/**
 * Lists the plural categories that a text lacks, although its language uses them for some whole number from 0 to 200.
 * Without a branch for each of these categories, the site would show "1 games".
 */
export function findMissingPlurals(tree: readonly MessageFormatElement[], tag: string): string[] {
  const missing = new Set<string>()
  walk(tree, (element) => {
    if (element.type !== TYPE.plural) return
    const rules = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' })
    const { options } = element
    // A plural with only the branch `other` lacks nothing: its text is the same for every number.
    if (Object.keys(options).length === 1) return
    for (let number = 0; number <= 200; number++) {
      const category = rules.select(number - (element.offset ?? 0))
      if (!Object.hasOwn(options, `=${number}`) && !Object.hasOwn(options, category)) missing.add(category)
    }
  })
  return [...missing].sort()
}

/**
 * Lists the plural categories that a text uses although its language does not have them. No number would ever select
 * them.
 */
export function findUnusablePlurals(tree: readonly MessageFormatElement[], tag: string): string[] {
  const foreign = new Set<string>()
  walk(tree, (element) => {
    if (element.type !== TYPE.plural) return
    const categories = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).resolvedOptions()
      .pluralCategories as string[]
    for (const category of Object.keys(element.options))
      if (!category.startsWith('=') && !categories.includes(category)) foreign.add(category)
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
