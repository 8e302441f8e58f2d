import { readFileSync } from 'node:fs'
import type { Language } from '../domain/language.ts'
import { fillTemplate, type TemplateValues } from '../domain/template.ts'

/** A text in one language. The title is plain text, and the content is HTML. */
export interface SeedText {
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

const files = new Map<string, ReadonlyMap<string, SeedText>>()

/**
 * Reads the texts of a file by id. Each text begins with its title, `<h1 id="...">`. Removes line breaks and indents,
 * which only make the file readable.
 */
function readTexts(file: File, language: Language): ReadonlyMap<string, SeedText> {
  const path = `content/${language}/${file}.html`
  const known = files.get(path)
  if (known) return known
  const html = readFileSync(new URL(path, import.meta.url), 'utf8')
  const texts = html
    .split('<h1 id="')
    .slice(1)
    .map((part): [string, SeedText] => {
      const [, id = '', title = '', content = ''] = /^([^"]+)">(.*?)<\/h1>([^]*)$/.exec(part) ?? []
      return [id, { title, content: content.replace(/\n\s*/g, '') }]
    })
  const read = new Map(texts)
  files.set(path, read)
  return read
}

/** Returns whether a file has a text with this id. Some texts exist only for some merchants. */
export const hasSeedText = (file: File, id: string): boolean => readTexts(file, 'EN').has(id)

/**
 * Reads a text of `content/<language>/<file>.html` and fills its placeholders.
 * @throws Error for an unknown id, or a placeholder without a value
 */
export function readSeedText(file: File, language: Language, id: string, values: TemplateValues = {}): SeedText {
  const text = readTexts(file, language).get(id)
  if (!text) throw new Error(`There is no text ${id}. Add it to seed/content/${language}/${file}.html.`)
  return { title: fillTemplate(text.title, values, String), content: fillTemplate(text.content, values) }
}

/** Returns the first paragraph of HTML content as plain text. */
export const extractFirstParagraph = (content: string): string =>
  (/<p>(.*?)<\/p>/.exec(content)?.[1] ?? '').replace(/<[^>]+>/g, '')
