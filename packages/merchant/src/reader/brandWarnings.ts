import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { openFolder } from './Folder.ts'
import { merchantIds } from './merchantIds.ts'
import { sourcesOf } from './ofEachFolder.ts'
import { byPlace, type Problem } from './Problem.ts'
import { fixedAssets } from './readAsset.ts'
import { rawAt, sourceIn } from './SourceFile.ts'

/** What a player knows a brand by, and how to tell that another folder has it too. */
interface Mark {
  readonly id: string
  /** The same for the same mark of two folders. */
  readonly key: string
  readonly tell: (owner: string) => Problem
}

const brandCure = "Put this merchant's own here, or leave it if both are one brand."
const apiCure =
  'Write the address that the platform gave this merchant, or leave it if the platform tells both apart by their codes.'

function marksOf(root: string, id: string): Mark[] {
  const folder = openFolder(join(root, id))
  const source = sourceIn(folder, 'merchant.jsonc')
  const words = (['name', 'copyright'] as const).flatMap((key): Mark[] => {
    const value = source === null ? undefined : rawAt(source, [key])
    if (source === null || typeof value !== 'string' || value.trim() === '') return []
    const tell = (owner: string) =>
      source.problem('LM060', [key], `The ${key} "${value}" is that of the merchant "${owner}" too.`, brandCure)
    return [{ id, key: `${key} ${value.trim().toLowerCase()}`, tell }]
  })
  const pictures = Object.keys(fixedAssets).flatMap((path): Mark[] => {
    const content = folder.read(path)
    if (!(content instanceof Uint8Array)) return []
    const said = (owner: string) => `"${path}" is, byte for byte, that of the merchant "${owner}".`
    const tell = (owner: string) => folder.tell(path)('LM061', said(owner), brandCure)
    return [{ id, key: `${path} ${hash('sha256', content)}`, tell }]
  })
  const { cdn } = sourcesOf(folder)
  const api = cdn === undefined ? undefined : rawAt(cdn, ['apiBase'])
  // The site's own origin is nobody else's.
  if (cdn === undefined || typeof api !== 'string' || !api.includes('://')) return [...words, ...pictures]
  const tell = (owner: string) =>
    cdn.problem('LM074', ['apiBase'], `The API "${api}" is that of the merchant "${owner}" too.`, apiCure)
  return [...words, ...pictures, { id, key: `api ${api.toLowerCase().replace(/\/+$/, '')}`, tell }]
}

/**
 * Names, copyright lines, pictures and the API that another folder has too: what is left of the folder that one was copied from. Two sites of one
 * brand are allowed, so these are warnings: a person looks at them, nothing is refused for them.
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about, held against all. Of two of these the later one is told, as nobody knows which was
 *   first; else always the one that is asked about.
 * @returns Warnings in order of file, line and column.
 */
export function brandWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  const marks = merchantIds(place).flatMap((id) => marksOf(place, id))
  const groups = Map.groupBy(marks, ({ key }) => key)
  const warnings = [...groups.values()].flatMap((group) => {
    const owner = (group.find(({ id }) => !wanted.includes(id)) ?? group[0])?.id ?? ''
    return group.filter(({ id }) => id !== owner && wanted.includes(id)).map(({ tell }) => tell(owner))
  })
  return warnings.sort(byPlace)
}
