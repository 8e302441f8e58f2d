import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { openMerchantFolder } from './MerchantFolder.ts'
import { listMerchantIds } from './listMerchantIds.ts'
import { parseSettingsFiles } from './createFolderCheck.ts'
import { compareProblemsByPosition, type Problem } from './Problem.ts'
import { requiredAssetRules } from './readAsset.ts'
import { getSourceFileValue, parseFolderFile } from './SourceFile.ts'

/**
 * A name, text, picture or URL by which players recognise a merchant. Two merchant folders should not contain the same
 * one.
 */
interface Mark {
  readonly id: string
  /** A text for comparison. Two folders share the mark if this text is equal in both. */
  readonly key: string
  readonly createWarning: (owner: string) => Problem
}

const brandCure = "Use this merchant's own value, or keep it if both merchants are one brand."
const apiCure =
  'Write the address that the platform gave this merchant, or keep it if the platform distinguishes the ' +
  'merchants by their codes.'

function findMarks(root: string, id: string): Mark[] {
  const folder = openMerchantFolder(join(root, id))
  const source = parseFolderFile(folder, 'merchant.jsonc')
  const words = (['name', 'copyright'] as const).flatMap((key): Mark[] => {
    const value = source === null ? undefined : getSourceFileValue(source, [key])
    if (source === null || typeof value !== 'string' || value.trim() === '') return []
    const createWarning = (owner: string) =>
      source.problem('LM060', [key], `The ${key} "${value}" is also that of the merchant "${owner}".`, brandCure)
    return [{ id, key: `${key} ${value.trim().toLowerCase()}`, createWarning }]
  })
  const pictures = Object.keys(requiredAssetRules).flatMap((path): Mark[] => {
    const content = folder.read(path)
    if (!(content instanceof Uint8Array)) return []
    const message = (owner: string) => `"${path}" is byte for byte that of the merchant "${owner}".`
    const createWarning = (owner: string) => folder.tell(path)('LM061', message(owner), brandCure)
    return [{ id, key: `${path} ${hash('sha256', content)}`, createWarning }]
  })
  const { cdn } = parseSettingsFiles(folder)
  const api = cdn === undefined ? undefined : getSourceFileValue(cdn, ['apiBase'])
  // An empty API URL or a path refers to the site's own host, which no other merchant shares.
  if (cdn === undefined || typeof api !== 'string' || !api.includes('://')) return [...words, ...pictures]
  const createWarning = (owner: string) =>
    cdn.problem('LM074', ['apiBase'], `The API "${api}" is also that of the merchant "${owner}".`, apiCure)
  return [...words, ...pictures, { id, key: `api ${api.toLowerCase().replace(/\/+$/, '')}`, createWarning }]
}

/**
 * Warns of names, copyright lines, pictures and API URLs that another folder has too, because they are often left over
 * from copying a folder. They are not problems, because two merchants may have the same brand.
 * @param root The folder of all merchants: `merchants`.
 * @param wanted The ids of the folders to compare with all folders. If both folders with an equal value are in
 *   `wanted`, only the later one in the alphabet gets the warning.
 * @returns Warnings in order of file, line and column.
 */
export function findCopiedBrandWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  const marks = listMerchantIds(place).flatMap((id) => findMarks(place, id))
  const groups = Map.groupBy(marks, ({ key }) => key)
  const warnings = [...groups.values()].flatMap((group) => {
    const owner = (group.find(({ id }) => !wanted.includes(id)) ?? group[0])?.id ?? ''
    return group
      .filter(({ id }) => id !== owner && wanted.includes(id))
      .map(({ createWarning }) => createWarning(owner))
  })
  return warnings.sort(compareProblemsByPosition)
}
