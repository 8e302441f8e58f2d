import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import type { ComponentFacts } from 'virtual:lobby/components'
import { isComponentStatus } from '../docs/componentStatus.ts'
import { findUsedLayoutChoices, findUsedProperties, findDefinedProperties } from './findProperties.ts'

const imported = /(?<!import type \{[^}]*\} )(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

/** Returns a source file and all files that it imports, directly or indirectly. Ignores imports of types. */
function collectImports(start: string, read: (file: string) => string): string[] {
  const known = new Set<string>()
  const ahead = [start]
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (known.has(file)) continue
    known.add(file)
    for (const [, to = ''] of read(file).matchAll(imported)) ahead.push(normalize(join(dirname(file), to)))
  }
  return [...known]
}

const words = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]
/**
 * Returns the text of one property in the source of a story's `meta`. The source must write the text as one
 * single-quoted string, or as several that are joined by `+`.
 */
const said = (meta: string, key: string) => {
  const literals =
    first(meta, new RegExp(`\\b${key}:\\s*('(?:[^'\\\\]|\\\\.)*'(?:\\s*\\+\\s*'(?:[^'\\\\]|\\\\.)*')*)`)) ?? ''
  const parts = [...literals.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, part = '']) => part)
  return parts.join('').replaceAll(/\\(.)/g, '$1')
}

/** Returns the custom properties and layout choices that the given files set and read. */
function readStyleFacts(files: readonly string[], read: (file: string) => string) {
  const all = files.map(read).join('\n')
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n')
  const sets = findDefinedProperties(sheets).map(({ name }) => name)
  return {
    sets,
    reads: findUsedProperties(all).filter((name) => !sets.includes(name)),
    choices: findUsedLayoutChoices(sheets),
  }
}

/**
 * Reads facts about the components of the design system from its source files: purpose and status from the stories,
 * custom properties from the style sheets.
 *
 * @param ui The folder of the design system's sources.
 * @returns One entry for each file of stories that shows a component, sorted by title.
 */
export function readComponentFacts(ui: string): ComponentFacts[] {
  const texts = new Map<string, string>()
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(ui, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const facts = globSync('*/*.stories.tsx', { cwd: ui }).flatMap((file): ComponentFacts[] => {
    const text = read(file)
    const meta = text.slice(0, text.indexOf('export default meta'))
    const title = first(meta, /title: 'Components\/([^']+)'/)
    const component = first(meta, /\n  component: (\w+)/)
    if (title === undefined || component === undefined) return []
    const also = words(first(meta, /\n  subcomponents: \{([^}]*)\}/))
    const folder = dirname(file)
    const own = [component, ...also].flatMap((name) => {
      const from = first(meta, new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\./[^']+)'`))
      return from === undefined ? [] : collectImports(normalize(join(folder, from)), read)
    })
    const byFolder = Map.groupBy(new Set(own), dirname)
    const parts = [...byFolder]
      .filter(([part]) => part !== folder)
      .map(([part, files]) => ({ name: basename(part), ...readStyleFacts(files, read) }))
    return [
      {
        title,
        id: sanitize(`Components/${title}`),
        folder,
        component,
        also,
        status:
          words(first(meta, /\n  tags: \[([^\]]*)\]/))
            .map((tag) => tag.replaceAll("'", ''))
            .find(isComponentStatus) ?? null,
        use: said(meta, 'use'),
        not: said(meta, 'not'),
        keyboard: said(meta, 'keyboard'),
        stories: [...text.matchAll(/\nexport const (\w+): Story/g)].map(([, name = '']) => name),
        ...readStyleFacts(byFolder.get(folder) ?? [], read),
        parts: parts.filter(({ reads }) => reads.length > 0).sort((one, other) => one.name.localeCompare(other.name)),
      },
    ]
  })
  return facts.sort((one, other) => one.title.localeCompare(other.title))
}
