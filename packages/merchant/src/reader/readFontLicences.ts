import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Folder } from './Folder.ts'
import { problemIn, type Problem } from './Problem.ts'
import { readPath, type AssetFile } from './readAsset.ts'

/** How a licence's text is named. */
export const licenceName = /^(?:LICEN[CS]E|OFL)[\w.-]*\.txt$/i
const mostBytes = 20_000

/**
 * The licence texts that lie in the folders of the fonts (`LICENSE-<font>.txt`). They go into the site with the fonts: free licences ask
 * that each copy carries their text, and a subset keeps no more than its address.
 *
 * @param fonts The paths of the fonts that go into the site.
 */
export function readFontLicences(
  folder: Folder,
  label: string,
  fonts: readonly string[],
): { readonly assets: readonly AssetFile[]; readonly problems: readonly Problem[] } {
  const places = [...new Set(fonts.map((path) => posix.dirname(path)))]
  const paths = places.flatMap((place) =>
    readdirSync(join(folder.path, place))
      .filter((name) => licenceName.test(name))
      .sort()
      .map((name) => posix.join(place, name)),
  )
  const assets: AssetFile[] = []
  const problems: Problem[] = []
  for (const path of paths) {
    const tell = problemIn(`${label}/${path}`)
    const content = readPath(folder, path, tell)
    if (!(content instanceof Uint8Array)) problems.push(content)
    else if (content.byteLength > mostBytes || content.includes(0)) {
      const message = `"${path}" is not a text of ${mostBytes} bytes or less.`
      const cure = 'Put the plain text of the licence there: it goes into the site with the font.'
      problems.push(tell('LM012', message, cure))
    } else assets.push({ role: 'fontLicence', path, type: 'text/plain', width: 0, height: 0, content })
  }
  return { assets, problems }
}
