import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/**
 * What a translation must share with the text it translates: its placeholders with their types, its tags, the keys of its selects with what
 * each branch shows, and the exact numbers of its plurals. Plural categories are the language's own and are left out.
 *
 * @returns One sorted entry a thing, for example `{count, plural =0}`, `{name}`, `<b>`, `{sex, select: female male other}`, and for what
 * only some branches of a select show `{name} if sex is male`.
 */
export function structureOf(tree: readonly MessageFormatElement[]): string[] {
  const whole = thingsIn(tree)
  const inBranches = selectsIn(tree).flatMap(({ value, options }) =>
    Object.keys(options).flatMap((key) =>
      thingsIn(choose(tree, value, key))
        .filter((thing) => Object.keys(options).some((other) => !thingsIn(choose(tree, value, other)).includes(thing)))
        .map((thing) => `${thing} if ${value} is ${key}`),
    ),
  )
  return [...new Set([...whole, ...inBranches])].sort()
}

function thingsIn(tree: readonly MessageFormatElement[]): string[] {
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

function selectsIn(tree: readonly MessageFormatElement[]) {
  const selects: Extract<MessageFormatElement, { type: TYPE.select }>[] = []
  walk(tree, (element) => {
    if (element.type === TYPE.select) selects.push(element)
  })
  return selects
}

/** The text as it is when one select has chosen a branch. */
function choose(tree: readonly MessageFormatElement[], name: string, key: string): MessageFormatElement[] {
  return tree.flatMap((element) => {
    if (element.type === TYPE.select && element.value === name)
      return choose((element.options[key] ?? element.options['other'])?.value ?? [], name, key)
    if (element.type === TYPE.tag) return [{ ...element, children: choose(element.children, name, key) }]
    return [element]
  })
}

/** The plural categories of a language that whole numbers up to 200 choose and that a text lacks: it would say "1 games". */
export function missingPlurals(tree: readonly MessageFormatElement[], tag: string): string[] {
  const missing = new Set<string>()
  walk(tree, (element) => {
    if (element.type !== TYPE.plural) return
    const rules = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' })
    const { options } = element
    // With no branch but `other` a language that inflects nothing here says so.
    if (Object.keys(options).length === 1) return
    for (let number = 0; number <= 200; number++) {
      const category = rules.select(number - (element.offset ?? 0))
      if (!Object.hasOwn(options, `=${number}`) && !Object.hasOwn(options, category)) missing.add(category)
    }
  })
  return [...missing].sort()
}

/** The plural categories that a text uses and its language does not have: no number would ever choose them. */
export function foreignPlurals(tree: readonly MessageFormatElement[], tag: string): string[] {
  const foreign = new Set<string>()
  walk(tree, (element) => {
    if (element.type !== TYPE.plural) return
    const own = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).resolvedOptions()
      .pluralCategories as string[]
    for (const category of Object.keys(element.options))
      if (!category.startsWith('=') && !own.includes(category)) foreign.add(category)
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
