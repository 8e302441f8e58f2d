import type { Messages } from '@lobby/i18n'

type Compiled = Exclude<Messages[string], string>

/** Texts as they are written, with their plain places (`{name}`) as the stamp compiles them, and those that are one plural alone. */
export function withPlaces(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, plural(text) ?? (/\{\w+\}/.test(text) ? compiled(text) : text)]))
}

const compiled = (text: string) => text.split(/[{}]/).flatMap((part, index) => (part === '' ? [] : [{ type: index % 2, value: part }])) as Compiled

/** The forms are plain texts, with `#` for the number. */
function plural(text: string): Compiled | null {
  const [, value, forms] = /^\{(\w+), ?plural, ?((?:=?\w+ ?\{[^{}]*\} ?)+)\}$/.exec(text) ?? []
  if (forms === undefined) return null
  const option = (form: string) => ({ value: form.split(/(#)/).map((part) => (part === '#' ? { type: 7 } : { type: 0, value: part })) })
  const options = Object.fromEntries([...forms.matchAll(/(=?\w+) ?\{([^{}]*)\}/g)].map(([, name = '', form = '']) => [name, option(form)]))
  return [{ type: 6, value, offset: 0, pluralType: 'cardinal', options }] as Compiled
}
