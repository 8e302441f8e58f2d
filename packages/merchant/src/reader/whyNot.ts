import { readdirSync } from 'node:fs'
import type { Folder, PathFault } from './Folder.ts'
import type { Problem } from './Problem.ts'

/** What lies in the folder under nearly that name: other capitals, or another ending of JSON. */
function nearlyNamed(folder: Folder, name: string): string | undefined {
  const bare = (each: string) =>
    each
      .toLowerCase()
      .replace(/\.(?:jsonc?|json5|txt)+$/, '')
      .replace(/\.jsonc?$/, '')
  try {
    return readdirSync(folder.path).find((each) => each !== name && bare(each) === bare(name))
  } catch {
    return undefined
  }
}

/** Why one of a folder's four files could not be read, and what to do. */
export function whyNot(folder: Folder, name: string, fault: PathFault): Pick<Problem, 'code' | 'message' | 'cure'> {
  if (fault === 'folder')
    return { code: 'LM015', message: `${name} is a folder, and was to be a file.`, cure: 'Put the file in its place.' }
  if (fault === 'locked')
    return { code: 'LM015', message: `${name} may not be read.`, cure: 'Give yourself the right to read it.' }
  if (fault === 'outside')
    return {
      code: 'LM010',
      message: `${name} leads out of the merchant's folder.`,
      cure: 'Put the file itself here, instead of a link to it.',
    }
  const near = nearlyNamed(folder, name)
  if (near !== undefined)
    return { code: 'LM001', message: `${name} is missing, and "${near}" is there.`, cure: `Rename it to ${name}.` }
  return { code: 'LM001', message: `${name} is missing.`, cure: 'Copy it from another merchant and change its values.' }
}
