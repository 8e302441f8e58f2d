/**
 * The placeholders and tags of an ICU message, sorted: `Hi {name}, <b>{n, plural, one {# game} other {# games}}</b>`
 * gives `<b>`, `n`, `name`. Quoted braces (`'{'`) are text.
 *
 * @returns Null if its braces do not match.
 */
export function messagePlaceholders(message: string): readonly string[] | null {
  const found = new Set<string>()
  const text = message.replaceAll("''", '').replaceAll(/'[{}<>][^']*(?:'|$)/g, '')
  const stack: ('argument' | 'branch')[] = []
  for (let at = 0; at < text.length; at += 1) {
    const inArgument = stack.at(-1) === 'argument'
    if (text[at] === '}') {
      if (stack.pop() === undefined) return null
    } else if (text[at] === '{' && inArgument) {
      stack.push('branch')
    } else if (text[at] === '{') {
      const name = /^\{\s*([\w.]+)\s*(?=[,}])/.exec(text.slice(at))?.[1]
      if (name === undefined) return null
      found.add(name)
      stack.push('argument')
    } else if (text[at] === '<' && !inArgument) {
      const tag = /^<([a-z][\w-]*)\s*\/?>/i.exec(text.slice(at))?.[1]
      if (tag !== undefined) found.add(`<${tag}>`)
    }
  }
  return stack.length === 0 ? [...found].sort() : null
}
