import { existsSync, readdirSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { rawAt, registrationFlags } from './crossProblems.ts'
import { openFolder, type Folder } from './Folder.ts'
import { problemIn, type Problem } from './Problem.ts'
import { licenceName } from './readFontLicences.ts'
import type { FileName } from './schema.ts'
import { sourcesOf, type Sources } from './sourcesOf.ts'
import type { SourceFile } from './SourceFile.ts'

/** A `$schema` that an editor finds nothing by. */
function schemaWarnings(dir: string, sources: Sources): Problem[] {
  return (Object.entries(sources) as [FileName, SourceFile][]).flatMap(([name, source]) => {
    const written = rawAt(source, ['$schema'])
    const right = `../../packages/merchant/schema/${name}.schema.json`
    if (typeof written !== 'string' || written === right || /^https?:/.test(written)) return []
    if (basename(written) === basename(right) && existsSync(join(dir, written))) return []
    const message = `"$schema" is ${JSON.stringify(written)}, where no schema of ${name}.jsonc is: an editor completes and explains nothing.`
    return [source.problem('LM066', ['$schema'], message, `Write "${right}".`, 'value', right)]
  })
}

/** Buttons for third-party sign-in that are switched on and never show. */
function signInWarnings({ merchant, flags }: Sources): Problem[] {
  if (merchant === undefined || flags === undefined || rawAt(merchant, ['firebase']) !== undefined) return []
  return ['GOOGLELOGIN3', 'FACEBOOKLOGIN3']
    .filter((flag) => rawAt(flags, [flag]) === true)
    .map((flag) => {
      const message = `The flag ${flag} is on, and its button never shows: merchant.jsonc has no "firebase".`
      return flags.problem(
        'LM068',
        [flag],
        message,
        'Add "firebase" to merchant.jsonc, as docs/onboarding.md says, or switch the flag off.',
        'key',
      )
    })
}

/** A registration that is closed while the sign-in, and a trial's end, go on to link to it. */
function closedWarnings({ flags }: Sources): Problem[] {
  if (flags === undefined || ['DIRECTREG3', ...registrationFlags].some((flag) => rawAt(flags, [flag]) === true))
    return []
  const written = registrationFlags.find((flag) => rawAt(flags, [flag]) !== undefined)
  const message = `Nobody can register: neither ${registrationFlags.join(' nor ')} is on. The sign-in and the trial still link to the registration, which says that it is closed.`
  return [
    flags.problem(
      'LM075',
      written === undefined ? [] : [written],
      message,
      'Switch one of the two on, or leave it so if new accounts are not opened here.',
      'key',
    ),
  ]
}

/** Whether a text is the licence of a font: `LICENSE-nunito.txt` of `nunito-800.woff2`, `LICENSE.txt` of each beside it. */
function covers(text: string, font: string): boolean {
  if (!licenceName.test(text)) return false
  const of = text
    .toLowerCase()
    .replace(/^(?:licen[cs]e|ofl)[-_.]?/, '')
    .replace(/\.?txt$/, '')
  return font.toLowerCase().startsWith(of)
}

/** Fonts without the text of their licence beside them. */
function licenceWarnings(folder: Folder, { theme }: Sources): Problem[] {
  if (theme === undefined) return []
  const places = ['text', 'display', 'digits'].map((place) => ['fonts', place, 'file'])
  const files = places.map((path) => ({ path, file: rawAt(theme, path) }))
  return files.flatMap(({ path, file }, index) => {
    if (
      typeof file !== 'string' ||
      !(folder.read(file) instanceof Uint8Array) ||
      files.findIndex((other) => other.file === file) !== index
    )
      return []
    const [place, font] = [posix.dirname(file), posix.basename(file)]
    if (readdirSync(join(folder.path, place)).some((name) => covers(name, font))) return []
    const wanted = posix.join(place, `LICENSE-${font.replace(/\.\w+$/, '')}.txt`)
    return [
      theme.problem(
        'LM069',
        path,
        `"${file}" has no licence beside it.`,
        `Put the licence that the font came with at ${wanted}: it goes into the site with the font.`,
      ),
    ]
  })
}

/**
 * What a folder lacks although it can be stamped: a README, a licence of a font, what a button needs, a schema for the editor.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function lackWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const folder = openFolder(join(place, id))
    const label = `${basename(place)}/${id}`
    const sources = sourcesOf(folder, label)
    const without = problemIn(`${label}/README.md`)(
      'LM067',
      'There is no README.md: nobody can tell who answers for this brand, and what is left to do.',
      'Write both there; the README.md of another merchant shows how.',
    )
    const readme = folder.read('README.md') === 'missing' ? [without] : []
    return [
      ...readme,
      ...schemaWarnings(folder.path, sources),
      ...signInWarnings(sources),
      ...closedWarnings(sources),
      ...licenceWarnings(folder, sources),
    ]
  })
}
