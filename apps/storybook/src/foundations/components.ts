import { propertiesReadIn, propertiesSetIn } from './customProperties.ts'

const sheets = import.meta.glob<string>('../../../../packages/ui/src/*/*.module.css', { eager: true, query: '?raw', import: 'default' })

/** A folder of the design system and what its style sheets do with custom properties. */
export interface ComponentTokens {
  readonly folder: string
  /** Its own tokens: the third layer. */
  readonly sets: readonly string[]
  /** Names that come from the theme or from the design system. */
  readonly reads: readonly string[]
}

const byFolder = new Map<string, string>()
for (const [path, css] of Object.entries(sheets)) {
  const folder = path.split('/').at(-2) ?? ''
  byFolder.set(folder, `${byFolder.get(folder) ?? ''}\n${css}`)
}

/** Every component folder with a style sheet, in order of name. */
export const components: readonly ComponentTokens[] = [...byFolder]
  .map(([folder, css]) => {
    const sets = propertiesSetIn(css).map(({ name }) => name)
    return { folder, sets, reads: propertiesReadIn(css).filter((name) => !sets.includes(name)) }
  })
  .sort((one, other) => one.folder.localeCompare(other.folder))
