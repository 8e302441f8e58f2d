import type { Folder } from './Folder.ts'
import { schemas, type FileName } from './schema.ts'
import { parseBytes, type SourceFile } from './SourceFile.ts'

/** The files of a folder by their names; one that cannot be parsed is left out. */
export type Sources = Readonly<Partial<Record<FileName, SourceFile>>>

/** Reads the files of a folder that can be parsed. `label` is how problems name the folder. */
export function sourcesOf(folder: Folder, label: string): Sources {
  const read = (Object.keys(schemas) as FileName[]).flatMap((name) => {
    const content = folder.read(`${name}.jsonc`)
    const source = content instanceof Uint8Array ? parseBytes(`${label}/${name}.jsonc`, content) : null
    return source === null || source.problems.length > 0 ? [] : [[name, source] as const]
  })
  return Object.fromEntries(read)
}
