import { basename, resolve } from 'node:path'
import { flagCodes, FLAG_TABLE } from '../flags.ts'
import { deriveTheme, type DerivedTheme } from '../theme/index.ts'
import type { MerchantAsset, LanguageCode, PublicMerchant } from '../types.ts'
import { openMerchantFolder, type MerchantFolder, type FolderFile } from './MerchantFolder.ts'
import { compareProblemsByPosition, type Problem } from './Problem.ts'
import { parseSourceFileText, getSourceFileValue, parseFolderFile, type SourceFile } from './SourceFile.ts'
import { findFlagProblems, findMerchantFileProblems, findForgottenPlaceholderProblems } from './crossProblems.ts'
import { findMisnamedFile, findSimilarlyNamedEntry } from './findMisnamedFile.ts'
import { findDisguisedHostProblems } from './normaliseLookalikeHost.ts'
import {
  findFileReadProblem,
  requiredAssetRules,
  SHARE_PICTURE_PATH,
  sharePictureRule,
  licenceImageRule,
  PNG_LOGO_PATH,
  pngLogoRule,
  readAsset,
  SVG_LOGO_PATH,
  type AssetFile,
} from './readAsset.ts'
import { readFonts } from './readFonts.ts'
import { readMessages, type MessageCheckOptions, type MerchantMessages } from './readMessages.ts'
import { isReservedMerchantId } from './reservedNames.ts'
import type { SettingsFileContent, SettingsFileName } from './schema.ts'
import { validateSettingsFile } from './validateSettingsFile.ts'
import { findSpecialFileProblems } from './specialFiles.ts'
import { findThemeProblems } from './themeProblems.ts'
import { isLanguageCode, isAssetPath } from './values.ts'

interface Parsed<Name extends SettingsFileName> {
  readonly source: SourceFile
  readonly content: SettingsFileContent<Name> | null
  readonly problems: readonly Problem[]
}

/** Explains why one of the four JSONC files of a folder could not be read. */
function fileProblem(folder: MerchantFolder, name: string): Problem {
  const tell = folder.tell(name)
  const fault = findFileReadProblem(folder, name, tell, name)
  if (fault !== null) return fault
  if (folder.read(name) === 'outside') {
    const cure = 'Put the file itself here, not a link to it.'
    return tell('LM010', `${name} leads out of the merchant's folder.`, cure)
  }
  const near = findSimilarlyNamedEntry(folder, name)
  if (near !== undefined) return tell('LM001', `${name} is missing, but "${near}" exists.`, `Rename it to ${name}.`)
  return tell('LM001', `${name} is missing.`, 'Copy it from another merchant and change its values.')
}

function parseFile<Name extends SettingsFileName>(folder: MerchantFolder, name: Name): Parsed<Name> {
  const file = `${name}.jsonc`
  const source = parseFolderFile(folder, file)
  if (source === null)
    return {
      source: parseSourceFileText(`${folder.label}/${file}`, '{}'),
      content: null,
      problems: [fileProblem(folder, file)],
    }
  if (source.problems.some(({ code }) => code === 'LM002' || code === 'LM009' || code === 'LM015'))
    return { source: { ...source, value: undefined }, content: null, problems: source.problems }
  const checked = validateSettingsFile(name, source)
  return {
    source,
    content: checked.content,
    problems: [...source.problems, ...checked.problems, ...findForgottenPlaceholderProblems(source)],
  }
}

function readAssets(folder: MerchantFolder, merchant: SourceFile): { assets: AssetFile[]; problems: Problem[] } {
  const licence = getSourceFileValue(merchant, ['licence', 'image'])
  const isNamed = (path: string) => folder.read(path) !== 'missing'
  const asPng =
    !isNamed(SVG_LOGO_PATH) &&
    (isNamed(PNG_LOGO_PATH) ||
      (findMisnamedFile(folder, SVG_LOGO_PATH) === null && findMisnamedFile(folder, PNG_LOGO_PATH) !== null))
  const wanted = Object.entries(requiredAssetRules).map(([path, rule]) =>
    asPng && rule.role === 'logo' ? ([PNG_LOGO_PATH, pngLogoRule] as const) : ([path, rule] as const),
  )
  const read = wanted.map(([path, rule]) => readAsset(folder, path, rule, folder.tell(path)))
  if (isNamed(SHARE_PICTURE_PATH))
    read.push(readAsset(folder, SHARE_PICTURE_PATH, sharePictureRule, folder.tell(SHARE_PICTURE_PATH)))
  if (isAssetPath(licence)) {
    read.push(
      readAsset(folder, licence.trim(), licenceImageRule, (code, message, cure) =>
        merchant.problem(code, ['licence', 'image'], message, cure),
      ),
    )
  }
  const isAsset = (item: AssetFile | Problem): item is AssetFile => 'role' in item
  return { assets: read.filter(isAsset), problems: read.filter((item): item is Problem => !isAsset(item)) }
}

function assetOf(assets: readonly AssetFile[], role: AssetFile['role']): MerchantAsset | null {
  const found = assets.find((asset) => asset.role === role)
  return found === undefined ? null : { src: found.path, width: found.width, height: found.height }
}

/**
 * Returns the languages that a folder offers, even if other values of `merchant.jsonc` are invalid. Returns null if the
 * languages cannot be read, or if one of them is not a language code.
 */
function offeredLanguages(merchant: SourceFile): readonly string[] | null {
  const offered = getSourceFileValue(merchant, ['languages', 'offered'])
  return Array.isArray(offered) && offered.every(isLanguageCode) ? offered : null
}

/** Explains why the name of a folder cannot be a merchant id. The id is also a part of host names and of file names. */
function idProblems(id: string, merchant: SourceFile): Problem[] {
  const isReserved = isReservedMerchantId(id)
  if (!isReserved && /^[a-z][a-z0-9-]{0,31}$/.test(id)) return []
  const cure = isReserved
    ? `Rename it, for example to "${id}-1": programs give this name another meaning.`
    : 'Rename it: use 1 to 32 small letters, digits and "-", beginning with a letter.'
  return [
    merchant.problem('LM007', [], `The folder's name "${id}" ${isReserved ? 'is reserved' : 'cannot be an id'}.`, cure),
  ]
}

/**
 * Reads one merchant folder and validates all its files. Does not stop at the first mistake.
 * @param dir The folder. Its name is the merchant's id.
 * @param checks The product's dictionaries, to validate the languages and texts of the folder.
 * @returns The merchant, or all problems of the folder in order of file, line and column.
 */
export async function readMerchant(dir: string, checks: MessageCheckOptions = {}): Promise<MerchantReadResult> {
  const path = resolve(dir)
  const id = basename(path)
  const folder = openMerchantFolder(path)
  const merchant = parseFile(folder, 'merchant')
  const flags = parseFile(folder, 'flags')
  const theme = parseFile(folder, 'theme')
  const cdn = parseFile(folder, 'cdn')
  const { assets, problems: assetProblems } = readAssets(folder, merchant.source)
  const fonts = await readFonts(folder, theme.source, theme.content?.fonts ?? null)
  const own = readMessages(folder, offeredLanguages(merchant.source), checks)
  const problems = [
    ...[merchant, flags, theme, cdn].flatMap((file) => file.problems),
    ...findSpecialFileProblems(folder),
    ...idProblems(id, merchant.source),
    ...findMerchantFileProblems(folder, merchant.source, checks.dictionaries),
    ...findFlagProblems(flags.source),
    ...findDisguisedHostProblems(merchant.source),
    ...findThemeProblems(theme.source),
    ...assetProblems,
    ...fonts.problems,
    ...own.problems,
  ]
  const [logo, hero, image] = [assetOf(assets, 'logo'), assetOf(assets, 'hero'), assetOf(assets, 'licence')]
  const complete = merchant.content !== null && flags.content !== null && theme.content !== null && cdn.content !== null
  if (problems.length > 0 || !complete || logo === null || hero === null)
    return { ok: false, id, problems: problems.sort(compareProblemsByPosition) }
  const { $schema: _, licence, market, ...rest } = merchant.content
  const { $schema: __, ...hosts } = cdn.content
  const { layout } = theme.content
  const on = flags.content
  const pem = Buffer.from(folder.read(rest.encryptionKey) as Uint8Array).toString('utf8')
  const data: PublicMerchant = {
    ...{ id, ...rest, ...hosts, layout, logo, hero },
    ...(market !== 'none' && { market }),
    licence: { text: inEach(rest.languages, licence.text), url: licence.url ?? null, image },
    flags: flagCodes.filter((code) => on[code] === true).map((code) => FLAG_TABLE[code].capability),
    encryptionKey: pem.trim(),
  }
  const derived = deriveTheme({ ...theme.content, fonts: fonts.fonts })
  const all = [...assets, ...fonts.assets]
  const { messages } = own
  const read = { id, dir: path, public: data, theme: derived.theme, messages, assets: all, files: folder.files() }
  return { ok: true, merchant: read }
}

/** Returns a text for each offered language. A language without a text gets the text of the default language. */
const inEach = (languages: PublicMerchant['languages'], text: string | Readonly<Record<string, string>>) => {
  const textIn = (language: string) => (typeof text === 'string' ? text : text[language])
  return Object.fromEntries(
    languages.offered.map((language) => [language, textIn(language) ?? textIn(languages.default) ?? '']),
  )
}

/** A merchant folder that was read and found valid. */
export interface Merchant {
  readonly id: string
  readonly dir: string
  /**
   * The merchant's data for the browser. Its asset paths are relative to the folder; the stamp replaces them with URLs.
   */
  readonly public: PublicMerchant
  readonly theme: DerivedTheme
  /** The merchant's own texts in ICU format, by language and id. */
  readonly messages: Readonly<Record<LanguageCode, MerchantMessages>>
  /** The files that the site contains: logo, hero picture, icons, fonts, and the image of the licence. */
  readonly assets: readonly AssetFile[]
  /** Every file that was read, in order of path. A change to one of them changes the stamped site. */
  readonly files: readonly FolderFile[]
}

/** The result of reading one merchant folder. */
export type MerchantReadResult =
  | { readonly ok: true; readonly merchant: Merchant }
  | { readonly ok: false; readonly id: string; readonly problems: readonly Problem[] }
