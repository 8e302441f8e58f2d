import { existsSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { registrationFlags } from './crossProblems.ts'
import type { MerchantFolder } from './MerchantFolder.ts'
import { createFolderCheck, type ParsedSettingsFiles } from './createFolderCheck.ts'
import type { Problem } from './Problem.ts'
import { fontRoles, fontLicenceFilePattern } from './readFonts.ts'
import type { SettingsFileName } from './schema.ts'
import { getSourceFileValue, type SourceFile } from './SourceFile.ts'

/** Warns of a `$schema` that does not lead to a schema file. */
function schemaWarnings(dir: string, sources: ParsedSettingsFiles): Problem[] {
  return (Object.entries(sources) as [SettingsFileName, SourceFile][]).flatMap(([name, source]) => {
    const written = getSourceFileValue(source, ['$schema'])
    const right = `../../packages/merchant/schema/${name}.schema.json`
    if (typeof written !== 'string' || written === right || /^https?:/.test(written)) return []
    if (basename(written) === basename(right) && existsSync(join(dir, written))) return []
    const message =
      `"$schema" is ${JSON.stringify(written)}, but no schema of ${name}.jsonc is there: editors cannot ` +
      'complete or explain keys.'
    return [source.problem('LM066', ['$schema'], message, `Write "${right}".`, 'value', right)]
  })
}

/** Warns of third-party sign-in flags that are on without the key `firebase`, because their buttons never appear. */
function signInWarnings({ merchant, flags }: ParsedSettingsFiles): Problem[] {
  if (merchant === undefined || flags === undefined || getSourceFileValue(merchant, ['firebase']) !== undefined)
    return []
  const cure = 'Add "firebase" to merchant.jsonc, as docs/onboarding.md says, or switch the flag off.'
  return ['GOOGLELOGIN3', 'FACEBOOKLOGIN3']
    .filter((flag) => getSourceFileValue(flags, [flag]) === true)
    .map((flag) => {
      const message = `The flag ${flag} is on, but its button never appears: merchant.jsonc has no "firebase".`
      return flags.problem('LM068', [flag], message, cure, 'key')
    })
}

/**
 * Warns if the flags of all ways to register are off, because the sign-in page and the end of a trial still link to the
 * registration page.
 */
function closedWarnings({ flags }: ParsedSettingsFiles): Problem[] {
  if (
    flags === undefined ||
    ['DIRECTREG3', ...registrationFlags].some((flag) => getSourceFileValue(flags, [flag]) === true)
  )
    return []
  const written = registrationFlags.filter((flag) => getSourceFileValue(flags, [flag]) !== undefined).slice(0, 1)
  const message =
    `Nobody can register: neither ${registrationFlags.join(' nor ')} is on. The sign-in and the trial still ` +
    'link to the registration, which says that it is closed.'
  const cure = 'Switch one of the two on, or keep this if the site opens no new accounts.'
  return [flags.problem('LM075', written, message, cure, 'key')]
}

/**
 * Returns whether a file is the licence of a font. `LICENSE-nunito.txt` is the licence of `nunito-800.woff2`.
 * `LICENSE.txt` is the licence of every font in the same folder.
 */
function covers(text: string, font: string): boolean {
  const of = text.toLowerCase().replaceAll(/^(?:licen[cs]e|ofl)[-_.]?|\.?txt$/g, '')
  return fontLicenceFilePattern.test(text) && font.toLowerCase().startsWith(of)
}

/** Warns of fonts without a licence text in the same folder. */
function licenceWarnings(folder: MerchantFolder, { theme }: ParsedSettingsFiles): Problem[] {
  if (theme === undefined) return []
  const paths = fontRoles.map((place) => ['fonts', place, 'file'])
  const files = paths.map((path) => getSourceFileValue(theme, path))
  return files.flatMap((file, index) => {
    if (typeof file !== 'string' || !(folder.read(file) instanceof Uint8Array) || files.indexOf(file) !== index)
      return []
    const [place, font] = [posix.dirname(file), posix.basename(file)]
    if (readdirSync(join(folder.path, place)).some((name) => covers(name, font))) return []
    const wanted = posix.join(place, `LICENSE-${font.replace(/\.\w+$/, '')}.txt`)
    const cure = `Put the licence that the font came with at ${wanted}: the site ships it with the font.`
    return [theme.problem('LM069', paths[index] ?? [], `"${file}" has no licence text in its folder.`, cure)]
  })
}

function readmeWarnings(folder: MerchantFolder): Problem[] {
  if (folder.read('README.md') !== 'missing') return []
  const message = 'README.md is missing: it says who is responsible for this merchant, and what is left to do.'
  return [folder.tell('README.md')('LM067', message, 'Add it; the README.md of another merchant is an example.')]
}

/**
 * Warns of files and values that are missing in a merchant folder that can still be stamped: a README, the licence of a
 * font, the configuration of a button, a schema for the editor.
 */
export const findMissingFileWarnings = createFolderCheck((folder, sources) => [
  ...readmeWarnings(folder),
  ...schemaWarnings(folder.path, sources),
  ...signInWarnings(sources),
  ...closedWarnings(sources),
  ...licenceWarnings(folder, sources),
])
