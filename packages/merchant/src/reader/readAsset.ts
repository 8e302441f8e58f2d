import { posix } from 'node:path'
import { decode } from './decode.ts'
import { findMisnamed, findOtherFormat } from './findMisnamed.ts'
import { tooLarge, type Folder } from './Folder.ts'
import { formatOf } from './formatOf.ts'
import { isAnimated, pictureDamage } from './pictureDamage.ts'
import { fileKind, pictureSize, type FileKind, type Size } from './pictureSize.ts'
import type { Problem, ProblemCode } from './Problem.ts'
import { svgProblem, type SvgProblem } from './svgProblem.ts'

/** What an asset is for. */
export type AssetRole = 'logo' | 'hero' | 'licence' | 'icon' | 'font' | 'fontLicence'

/** A file of the folder that goes into the site. */
export interface AssetFile {
  readonly role: AssetRole
  /** In the folder, for example `assets/logo.svg`. */
  readonly path: string
  readonly type: FileKind | 'text/plain'
  /** In pixels; 0 for what is not a picture. */
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

/** The one ending of each kind: hosts send a file as the kind that its name says. */
export const endings: Readonly<Record<AssetFile['type'], string>> = {
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/png': '.png',
  'font/woff2': '.woff2',
  'text/plain': '.txt',
}

/** What an asset must be. */
export interface AssetRule {
  readonly role: AssetRole
  readonly kinds: readonly FileKind[]
  readonly mostBytes: number
  readonly size?: Size
  /** The most pixels on a side, where the size is free: a picture of few bytes can be so large that it freezes a phone. An SVG has no pixels. */
  readonly mostSide?: number
}

/** Nothing can be seen of a picture that is longer on one side than this times the other. */
const MOST_RATIO = 20

/** The logo as shapes. */
export const svgLogo = 'assets/logo.svg'

const icon = (side: number, mostBytes: number): AssetRule => ({
  role: 'icon',
  kinds: ['image/png'],
  mostBytes,
  size: { width: side, height: side },
})

/** The assets that every folder has, by their fixed names. */
export const fixedAssets: Readonly<Record<string, AssetRule>> = {
  [svgLogo]: { role: 'logo', kinds: ['image/svg+xml'], mostBytes: 12_000 },
  'assets/hero.webp': { role: 'hero', kinds: ['image/webp'], mostBytes: 20_000, size: { width: 750, height: 320 } },
  'assets/icon-192.png': icon(192, 40_000),
  'assets/icon-512.png': icon(512, 120_000),
  'assets/icon-maskable.png': icon(512, 120_000),
  'assets/apple-touch-icon.png': icon(180, 40_000),
}

/** A logo that was never drawn as shapes; read where the folder has no `assets/logo.svg`. */
export const pngLogo = 'assets/logo.png'

/** The rule for {@link pngLogo}. */
export const pngLogoRule: AssetRule = { role: 'logo', kinds: ['image/png'], mostBytes: 12_000, mostSide: 2000 }

/** The rule for the licence's picture. */
export const licenceRule: AssetRule = {
  role: 'licence',
  kinds: ['image/svg+xml', 'image/png', 'image/webp'],
  mostBytes: 20_000,
  mostSide: 2000,
}

/** The rule for a font file; how many there may be is the reader's. */
export const fontRule: AssetRule = { role: 'font', kinds: ['font/woff2'], mostBytes: 40_000 }

/** Says a problem where the path was given. */
export type Complain = (code: ProblemCode, message: string, cure: string, line?: number) => Problem

const kindName = (kind: FileKind) => kind.split('/')[1]?.replace('+xml', '').toUpperCase() ?? kind

/** What is wrong with the bytes of an SVG: letters of another encoding too, which browsers refuse to draw. */
function svgProblemIn(content: Uint8Array): SvgProblem | null {
  const read = decode(content)
  return 'text' in read ? svgProblem(read.text) : { what: `is saved as ${read.savedAs}`, line: read.line }
}

/**
 * What keeps a file from being read, whatever it is for; null where it is not there, or was read.
 * @param shown As the sentences name the file.
 * @param most The most bytes that it may have.
 */
export function faultProblem(
  folder: Folder,
  path: string,
  complain: Complain,
  shown: string,
  most?: number,
): Problem | null {
  const content = folder.read(path, most)
  if (content === 'folder')
    return complain('LM015', `${shown} is a folder, and was to be a file.`, 'Put the file in its place.')
  if (content === 'locked') return complain('LM015', `${shown} may not be read.`, 'Give yourself the right to read it.')
  if (content !== 'large') return null
  const { code, message, cure } = tooLarge(folder, path, most)
  return complain(code, message, cure)
}

/**
 * Reads a file by its path in the folder, or says why it cannot.
 * @param most The most bytes that it may have. A file of up to a million is read all the same, so that the rest of it can be looked at.
 */
export function readPath(folder: Folder, path: string, complain: Complain, most?: number): Uint8Array | Problem {
  const content = folder.read(path, most)
  if (content instanceof Uint8Array) return content
  if (content === 'outside') {
    const cure = 'Put the file into this folder and name it from here.'
    return complain('LM010', `"${path}" leads out of the merchant's folder.`, cure)
  }
  const fault = faultProblem(folder, path, complain, `"${path}"`, most)
  if (fault !== null) return fault
  const near = findMisnamed(folder, path)
  if (near === null) return complain('LM011', `"${path}" is not there.`, `Put the file at ${path} in this folder.`)
  const cure = `${posix.dirname(near) === posix.dirname(path) ? 'Rename' : 'Move'} that to ${path}.`
  return complain('LM011', `"${path}" is not there, and "${near}" is.`, cure)
}

const anew = 'Export it again, or put back the last version that was whole.'

/** What is wrong with the content of an asset, in the order in which it is looked at; null if nothing is. Each code with what is said and what to do. */
function contentFault(
  { role, kinds, mostBytes }: AssetRule,
  path: string,
  content: Uint8Array,
  type: FileKind | null,
): readonly [code: ProblemCode, message: string, cure: string, line?: number] | null {
  if (content.byteLength === 0)
    return ['LM012', `"${path}" is empty.`, 'Save it again, or put back the last version that was whole.']
  if (type === null || !kinds.includes(type)) {
    const format = formatOf(content)
    const message = `"${path}" is not ${kinds.map(kindName).join(' or ')}${format === null ? '' : `: it is ${format}`}.`
    return ['LM012', message, 'Export it again in that format; the name alone does not make it so.']
  }
  const { name, ext } = posix.parse(path)
  if (ext.toLowerCase() !== endings[type]) {
    const message = `"${path}" is ${kindName(type)}, and its name says another kind.`
    return ['LM012', message, `Name it ${name}${endings[type]}.`]
  }
  if (content.byteLength > mostBytes)
    return ['LM012', `"${path}" has ${content.byteLength} bytes.`, `Make it ${mostBytes} bytes or less.`]
  const slip = type === 'image/svg+xml' ? svgProblemIn(content) : null
  if (slip !== null) {
    const cure = 'Export it as a plain SVG: shapes and paint only, styles as attributes.'
    return ['LM013', `"${path}" ${slip.what}, in line ${slip.line}.`, cure, slip.line]
  }
  if (role === 'font') return null
  const damage = pictureDamage(content, type)
  if (damage !== null) return ['LM012', `"${path}" cannot be read as a picture: ${damage}.`, anew]
  return isAnimated(content, type)
    ? ['LM012', `"${path}" is animated.`, 'Export one frame of it: flashing pictures can cause seizures.']
    : null
}

/** What to make of a picture whose sides do not fit, in words; null if they do. */
function sizeCure({ size, mostSide }: AssetRule, type: FileKind, { width, height }: Size): string | null {
  if (size !== undefined && (width !== size.width || height !== size.height))
    return `Make it ${size.width} x ${size.height} pixels.`
  if (mostSide !== undefined && type !== 'image/svg+xml' && Math.max(width, height) > mostSide)
    return `Make it ${mostSide} pixels or less on each side.`
  return Math.max(width / height, height / width) > MOST_RATIO
    ? `Make it at most ${MOST_RATIO} times as long on one side as on the other.`
    : null
}

/**
 * Reads an asset and holds it against its rule: kind by content and by name, size in bytes and pixels, no script in an SVG.
 * @returns The asset, or what is wrong with it.
 */
export function readAsset(folder: Folder, path: string, rule: AssetRule, complain: Complain): AssetFile | Problem {
  const { role } = rule
  const other =
    folder.read(path) === 'missing' && findMisnamed(folder, path) === null ? findOtherFormat(folder, path) : null
  if (other !== null) {
    const kinds = role === 'logo' ? 'SVG or PNG' : rule.kinds.map(kindName).join(' or ')
    const cure = `${role === 'icon' ? 'An' : 'A'} ${role} is ${kinds}: export ${posix.basename(other)} as ${kinds.includes(' or ') ? 'one of them' : 'that'}.`
    return complain('LM011', `"${path}" is not there, and "${other}" is.`, cure)
  }
  const content = readPath(folder, path, complain, rule.mostBytes)
  if (!(content instanceof Uint8Array)) return content
  const type = fileKind(content)
  const fault = contentFault(rule, path, content, type)
  if (fault !== null || type === null) return complain(...(fault ?? (['LM012', `"${path}" is empty.`, anew] as const)))
  if (type === 'font/woff2') return { role, path, type, width: 0, height: 0, content }
  const size = pictureSize(content)
  if (size === null) {
    const cure = 'Export it again; an SVG needs a viewBox, and no side of 0.'
    return complain('LM012', `The size of "${path}" cannot be read.`, cure)
  }
  const cure = sizeCure(rule, type, size)
  if (cure !== null) return complain('LM012', `"${path}" is ${size.width} x ${size.height}.`, cure)
  return { role, path, type, ...size, content }
}
