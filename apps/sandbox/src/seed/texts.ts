import { readFileSync } from 'node:fs'
import type { Language } from '../domain/language.ts'
import { fill, type Values } from '../domain/template.ts'

/** What an editor wrote, in one language: the title is plain text, the content HTML. */
export interface Text {
  readonly title: string
  readonly content: string
}

type File =
  | 'activities'
  | 'agentNotices'
  | 'agreement'
  | 'banners'
  | 'events'
  | 'help'
  | 'mails'
  | 'notices'
  | 'popular'
  | 'popups'

const files = new Map<string, ReadonlyMap<string, Text>>()

/** The texts of a file by their ids. Each begins with its title, `<h1 id="...">`; line ends and indents are the editor's alone. */
function textsIn(file: File, language: Language): ReadonlyMap<string, Text> {
  const path = `content/${language}/${file}.html`
  const known = files.get(path)
  if (known) return known
  const html = readFileSync(new URL(path, import.meta.url), 'utf8')
  const texts = html
    .split('<h1 id="')
    .slice(1)
    .map((part): [string, Text] => {
      const [, id = '', title = '', content = ''] = /^([^"]+)">(.*?)<\/h1>([^]*)$/.exec(part) ?? []
      return [id, { title, content: content.replace(/\n\s*/g, '') }]
    })
  const read = new Map(texts)
  files.set(path, read)
  return read
}

/** Whether a file has a text: not every house has its own. */
export const hasText = (file: File, id: string): boolean => textsIn(file, 'EN').has(id)

/** Returns a text of `content/<language>/<file>.html` by its id, filled in. @throws Error for one that is not there, or a placeholder without a value */
export function textOf(file: File, language: Language, id: string, values: Values = {}): Text {
  const text = textsIn(file, language).get(id)
  if (!text) throw new Error(`There is no text ${id}: add it to seed/content/${language}/${file}.html.`)
  return { title: fill(text.title, values, String), content: fill(text.content, values) }
}

/** Returns the first paragraph of a content as plain text. */
export const leadOf = (content: string): string => (/<p>(.*?)<\/p>/.exec(content)?.[1] ?? '').replace(/<[^>]+>/g, '')
