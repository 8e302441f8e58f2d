import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../places.ts'

/** The path of the file with the licences of third-party packages. No page links to this file, so no page loads it. */
export const licencesFileName = 'third-party-licences.txt'

const packageStore = join(WORKSPACE_ROOT, 'node_modules/.pnpm')
const knownTexts = join(WORKSPACE_ROOT, 'tooling/merchant/licences')

interface PackageInfo {
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

const preface = 'This site contains the following packages of other authors. Each is followed by its licence.\n'
/** Third-party files that are copied into this repository instead of installed. */
const copiedSources = [{ title: 'Lucide icons (ISC)', file: join(WORKSPACE_ROOT, 'packages/ui/src/icons/LICENSE') }]
const ruler = `\n${'-'.repeat(80)}\n`

/**
 * Returns the licences of all installed versions of packages as one text, and a sentence for each package without a
 * licence.
 * @param store The folder of the package manager, with a subfolder for each version of a package.
 */
export function readPackageLicences(names: readonly string[], store = packageStore) {
  const installed = readdirSync(store)
  const problems: string[] = []
  const parts = [...names].sort().flatMap((name) => {
    const folders = installed
      .filter((each) => each.startsWith(`${name.replace('/', '+')}@`))
      .map((each) => join(store, each, 'node_modules', name))
    if (folders.length === 0)
      problems.push(`The package ${name} is in the site but is not installed. Run: npm run build`)
    const byVersion = new Map(folders.map((folder) => [readInfo(folder).version, folder]))
    return [...byVersion.values()].map((folder) => {
      const { version, license = 'no licence named', author } = readInfo(folder)
      const title = `${name} ${version} (${license})`
      const text = readLicence(folder) ?? readKnownText(license)
      if (text === undefined)
        problems.push(
          `The package ${title} has no licence text. Add the text of its licence to ` +
            'tooling/merchant/licences, or remove the package.',
        )
      const by = typeof author === 'object' ? author.name : author
      return [title, ...(by === undefined ? [] : [`Author: ${by}`]), '', text ?? ''].join('\n')
    })
  })
  const texts = copiedSources.map(({ title, file }) => `${title}\n\n${readFileSync(file, 'utf8').trim()}`)
  return { text: [preface, ...parts, ...texts].join(ruler), problems }
}

const readInfo = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageInfo

/** Returns the licence and the notices in the folder of a package. */
function readLicence(folder: string): string | undefined {
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)(?:[-.]|$)/i.test(name))
  return names.length === 0
    ? undefined
    : names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}

/**
 * Returns the standard text of a licence by its SPDX name, for packages that name their licence but do not contain its
 * text.
 */
function readKnownText(license: string): string | undefined {
  const file = join(knownTexts, `${license}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
