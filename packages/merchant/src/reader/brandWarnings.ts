import { createHash } from 'node:crypto'
import { basename, join, resolve } from 'node:path'
import { rawAt } from './crossProblems.ts'
import { openFolder, type Folder } from './Folder.ts'
import { byPlace, problemIn, type Problem } from './Problem.ts'
import { fixedAssets } from './readAsset.ts'
import { merchantIds } from './merchantIds.ts'
import { sourcesOf } from './sourcesOf.ts'
import { parseBytes, parseSource } from './SourceFile.ts'

/** What a player knows a brand by, and how to tell that another folder has it too. */
interface Mark {
  readonly id: string
  /** The same for the same mark of two folders. */
  readonly key: string
  readonly tell: (owner: string) => Problem
}

const brandCure = "Put this merchant's own here, or leave it if both are one brand."

/** The address of a merchant's API; the site's own origin is nobody else's. */
function apiOf(folder: Folder, id: string, label: string): Mark[] {
  const { cdn } = sourcesOf(folder, label)
  const value = cdn === undefined ? undefined : rawAt(cdn, ['apiBase'])
  if (cdn === undefined || typeof value !== 'string' || !value.includes('://')) return []
  const cure =
    'Write the address that the platform gave this merchant, or leave it if the platform tells both apart by their codes.'
  const tell = (owner: string) =>
    cdn.problem('LM074', ['apiBase'], `The API "${value}" is that of the merchant "${owner}" too.`, cure)
  return [{ id, key: `api ${value.toLowerCase().replace(/\/+$/, '')}`, tell }]
}

function marksOf(root: string, id: string): Mark[] {
  const folder = openFolder(join(root, id))
  const label = `${basename(root)}/${id}`
  const text = folder.read('merchant.jsonc')
  const source =
    text instanceof Uint8Array
      ? parseBytes(`${label}/merchant.jsonc`, text)
      : parseSource(`${label}/merchant.jsonc`, '{}')
  const words = (['name', 'copyright'] as const).flatMap((key): Mark[] => {
    const value = rawAt(source, [key])
    if (typeof value !== 'string' || value.trim() === '') return []
    const tell = (owner: string) =>
      source.problem('LM060', [key], `The ${key} "${value}" is that of the merchant "${owner}" too.`, brandCure)
    return [{ id, key: `${key} ${value.trim().toLowerCase()}`, tell }]
  })
  const pictures = Object.keys(fixedAssets).flatMap((path): Mark[] => {
    const content = folder.read(path)
    if (!(content instanceof Uint8Array)) return []
    const said = (owner: string) => `"${path}" is, byte for byte, that of the merchant "${owner}".`
    const tell = (owner: string) => problemIn(`${label}/${path}`)('LM061', said(owner), brandCure)
    return [{ id, key: `${path} ${createHash('sha256').update(content).digest('hex')}`, tell }]
  })
  return [...words, ...pictures, ...apiOf(folder, id, label)]
}

/**
 * Names, copyright lines, pictures and the API that another folder has too: what is left of the folder that one was copied from. Two sites of one
 * brand are allowed, so these are warnings: a person looks at them, nothing is refused for them.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about, held against all. Of two of these the later one is told, as nobody knows which was
 *   first; else always the one that is asked about.
 * @returns Warnings in order of file, line and column.
 */
export function brandWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  const groups = new Map<string, Mark[]>()
  for (const mark of merchantIds(place).flatMap((id) => marksOf(place, id))) {
    const group = groups.get(mark.key)
    if (group === undefined) groups.set(mark.key, [mark])
    else group.push(mark)
  }
  const warnings = [...groups.values()].flatMap((group) => {
    const owner = (group.find(({ id }) => !wanted.includes(id)) ?? group[0])?.id ?? ''
    return group.filter(({ id }) => id !== owner && wanted.includes(id)).map(({ tell }) => tell(owner))
  })
  return warnings.sort(byPlace)
}
