import { readdirSync } from 'node:fs'
import { tooLarge, type Folder, type PathFault } from './Folder.ts'
import type { Problem } from './Problem.ts'
import type { Complain } from './readAsset.ts'

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
export function whyNot(folder: Folder, name: string, fault: PathFault, tell: Complain): Problem {
  if (fault === 'folder')
    return tell('LM015', `${name} is a folder, and was to be a file.`, 'Put the file in its place.')
  if (fault === 'large') {
    const { code, message, cure } = tooLarge(folder, name)
    return tell(code, message, cure)
  }
  if (fault === 'locked') return tell('LM015', `${name} may not be read.`, 'Give yourself the right to read it.')
  if (fault === 'outside')
    return tell(
      'LM010',
      `${name} leads out of the merchant's folder.`,
      'Put the file itself here, instead of a link to it.',
    )
  const near = nearlyNamed(folder, name)
  if (near !== undefined) return tell('LM001', `${name} is missing, and "${near}" is there.`, `Rename it to ${name}.`)
  return tell('LM001', `${name} is missing.`, 'Copy it from another merchant and change its values.')
}
