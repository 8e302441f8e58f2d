import type { Messages } from '@lobby/i18n'

/** Texts as they are written, with their plain places (`{name}`) as the stamp compiles them. Plurals are left as they are. */
export function withPlaces(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, /\{\w+\}/.test(text) && !text.includes('{count,') ? compiled(text) : text]))
}

const compiled = (text: string) =>
  text.split(/[{}]/).flatMap((part, index) => (part === '' ? [] : [{ type: index % 2, value: part }])) as Exclude<Messages[string], string>
