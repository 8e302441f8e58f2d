import { posix } from 'node:path'
import { decodeUtf8 } from './decodeUtf8.ts'
import { findMisnamedFile, findFileWithOtherExtension } from './findMisnamedFile.ts'
import { describeTooLargeFile, type MerchantFolder } from './MerchantFolder.ts'
import { detectFileFormat } from './detectFileFormat.ts'
import { isAnimatedImage, findImageDamage } from './findImageDamage.ts'
import { detectFileType, readImageSize, type ImageFileType, type ImageSize } from './readImageSize.ts'
import type { Problem, ProblemCode } from './Problem.ts'
import { findSvgProblem, type SvgProblem } from './svgProblem.ts'

/** The purpose of an asset. */
export type AssetRole = 'logo' | 'hero' | 'licence' | 'icon' | 'share' | 'font' | 'fontLicence'

/** A file of the folder that becomes part of the site. */
export interface AssetFile {
  readonly role: AssetRole
  /** The path inside the folder, for example `assets/logo.svg`. */
  readonly path: string
  readonly type: ImageFileType | 'text/plain'
  /** The size of the image in pixels. 0 if the file is not an image. */
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

/** The file name extension of each file type. Web servers derive the content type from the extension. */
export const fileExtensions: Readonly<Record<AssetFile['type'], string>> = {
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/png': '.png',
  'font/woff2': '.woff2',
  'text/plain': '.txt',
}

/** The requirements for an asset of a merchant folder. */
export interface AssetRule {
  readonly role: AssetRole
  readonly kinds: readonly ImageFileType[]
  readonly maxBytes: number
  readonly size?: ImageSize
  /**
   * The largest width and height in pixels, for an asset without a fixed size. An image of few bytes can have enough
   * pixels to freeze a phone. Does not apply to SVG.
   */
  readonly maxSidePx?: number
}

/**
 * The largest ratio of the longer side of an image to the shorter side. In an image with a larger ratio, nothing can be
 * recognised.
 */
const MAX_ASPECT_RATIO = 20

/** The path of an SVG logo. */
export const SVG_LOGO_PATH = 'assets/logo.svg'

const icon = (side: number, maxBytes: number): AssetRule => ({
  role: 'icon',
  kinds: ['image/png'],
  maxBytes,
  size: { width: side, height: side },
})

/** The rules for the assets that every folder must have, by their fixed paths. */
export const requiredAssetRules: Readonly<Record<string, AssetRule>> = {
  [SVG_LOGO_PATH]: { role: 'logo', kinds: ['image/svg+xml'], maxBytes: 12_000 },
  'assets/hero.webp': { role: 'hero', kinds: ['image/webp'], maxBytes: 20_000, size: { width: 750, height: 320 } },
  'assets/icon-192.png': icon(192, 40_000),
  'assets/icon-512.png': icon(512, 120_000),
  'assets/icon-maskable.png': icon(512, 120_000),
  'assets/apple-touch-icon.png': icon(180, 40_000),
}

/** The path of the picture that other sites show next to a shared link. A folder may omit it. */
export const SHARE_PICTURE_PATH = 'assets/share.png'

/** The rule for the picture of {@link SHARE_PICTURE_PATH}. */
export const sharePictureRule: AssetRule = {
  role: 'share',
  kinds: ['image/png'],
  maxBytes: 300_000,
  size: { width: 1200, height: 630 },
}

/** The path of a PNG logo. It is read only if the folder has no `assets/logo.svg`. */
export const PNG_LOGO_PATH = 'assets/logo.png'

/** The rule for {@link PNG_LOGO_PATH}. */
export const pngLogoRule: AssetRule = { role: 'logo', kinds: ['image/png'], maxBytes: 12_000, maxSidePx: 2000 }

/** The rule for the image of the licence. */
export const licenceImageRule: AssetRule = {
  role: 'licence',
  kinds: ['image/svg+xml', 'image/png', 'image/webp'],
  maxBytes: 20_000,
  maxSidePx: 2000,
}

/** The rule for a font file. `readFonts` limits how many fonts a theme may have. */
export const fontRule: AssetRule = { role: 'font', kinds: ['font/woff2'], maxBytes: 40_000 }

/** Creates a problem at the place in a settings file where the path of an asset is written. */
export type AssetProblemFactory = (code: ProblemCode, message: string, cure: string, line?: number) => Problem

const kindName = (kind: ImageFileType) => kind.split('/')[1]?.replace('+xml', '').toUpperCase() ?? kind

/**
 * Explains what is wrong with an SVG file. An encoding other than UTF-8 is a problem too, because browsers do not
 * render such a file.
 */
function svgProblemIn(content: Uint8Array): SvgProblem | null {
  const read = decodeUtf8(content)
  return 'text' in read ? findSvgProblem(read.text) : { what: `is saved as ${read.savedAs}`, line: read.line }
}

/**
 * Explains why a file of any kind cannot be read. Returns null if the file is missing or was read.
 * @param shown The name of the file in messages.
 * @param maxBytes The largest number of bytes that the file may have.
 */
export function findFileReadProblem(
  folder: MerchantFolder,
  path: string,
  complain: AssetProblemFactory,
  shown: string,
  maxBytes?: number,
): Problem | null {
  const content = folder.read(path, maxBytes)
  if (content === 'folder')
    return complain('LM015', `${shown} is a folder, but must be a file.`, 'Replace the folder with the file.')
  if (content === 'locked')
    return complain(
      'LM015',
      `${shown} cannot be read: permission is denied.`,
      'Change its permissions so that you can read it.',
    )
  if (content !== 'large') return null
  const { code, message, cure } = describeTooLargeFile(folder, path, maxBytes)
  return complain(code, message, cure)
}

/**
 * Reads a file by its path inside the folder, or reports why it cannot be read.
 * @param maxBytes The largest number of bytes that the file may have. A larger file of up to a million bytes is read
 *   too, so that its other mistakes are found.
 */
export function readFolderFile(
  folder: MerchantFolder,
  path: string,
  complain: AssetProblemFactory,
  maxBytes?: number,
): Uint8Array | Problem {
  const content = folder.read(path, maxBytes)
  if (content instanceof Uint8Array) return content
  if (content === 'outside') {
    const cure = 'Put the file into this folder and name it from here.'
    return complain('LM010', `"${path}" leads out of the merchant's folder.`, cure)
  }
  const fault = findFileReadProblem(folder, path, complain, `"${path}"`, maxBytes)
  if (fault !== null) return fault
  const near = findMisnamedFile(folder, path)
  if (near === null) return complain('LM011', `"${path}" does not exist.`, `Put the file at ${path} in this folder.`)
  const cure = `${posix.dirname(near) === posix.dirname(path) ? 'Rename' : 'Move'} that to ${path}.`
  return complain('LM011', `"${path}" does not exist, but "${near}" does.`, cure)
}

const exportAgain = 'Export it again, or restore the last version that was complete.'

/**
 * Returns the first mistake in the content of an asset, as the arguments of `AssetProblemFactory`. Returns null for a
 * valid asset.
 */
function contentFault(
  { role, kinds, maxBytes }: AssetRule,
  path: string,
  content: Uint8Array,
  type: ImageFileType | null,
): readonly [code: ProblemCode, message: string, cure: string, line?: number] | null {
  if (content.byteLength === 0)
    return ['LM012', `"${path}" is empty.`, 'Save it again, or restore the last version that was complete.']
  if (type === null || !kinds.includes(type)) {
    const format = detectFileFormat(content)
    const message = `"${path}" is not ${kinds.map(kindName).join(' or ')}${format === null ? '' : `: it is ${format}`}.`
    return ['LM012', message, 'Export it again in that format; renaming the file does not convert it.']
  }
  const { name, ext } = posix.parse(path)
  if (ext.toLowerCase() !== fileExtensions[type]) {
    const message = `"${path}" is ${kindName(type)}, but its name has another extension.`
    return ['LM012', message, `Name it ${name}${fileExtensions[type]}.`]
  }
  if (content.byteLength > maxBytes)
    return [
      'LM012',
      `"${path}" is too large: it has ${content.byteLength} bytes.`,
      `Make it ${maxBytes} bytes or less.`,
    ]
  const slip = type === 'image/svg+xml' ? svgProblemIn(content) : null
  if (slip !== null) {
    const cure = 'Export it as a plain SVG: shapes and paint only, styles as attributes.'
    return ['LM013', `"${path}" ${slip.what}, in line ${slip.line}.`, cure, slip.line]
  }
  if (role === 'font') return null
  const damage = findImageDamage(content, type)
  if (damage !== null) return ['LM012', `"${path}" cannot be read as a picture: ${damage}.`, exportAgain]
  return isAnimatedImage(content, type)
    ? ['LM012', `"${path}" is animated.`, 'Export one frame of it: flashing pictures can cause seizures.']
    : null
}

/** Describes how to correct an image with the wrong width or height. Returns null if both are valid. */
function sizeCure({ size, maxSidePx }: AssetRule, type: ImageFileType, { width, height }: ImageSize): string | null {
  if (size !== undefined && (width !== size.width || height !== size.height))
    return `Make it ${size.width} x ${size.height} pixels.`
  if (maxSidePx !== undefined && type !== 'image/svg+xml' && Math.max(width, height) > maxSidePx)
    return `Make it ${maxSidePx} pixels or less on each side.`
  return Math.max(width / height, height / width) > MAX_ASPECT_RATIO
    ? `Make it at most ${MAX_ASPECT_RATIO} times as long on one side as on the other.`
    : null
}

/**
 * Reads an asset and validates it against its rule: the file type (by content and by name), the size in bytes and in
 * pixels, and that an SVG contains no script.
 * @returns The asset, or the first mistake found.
 */
export function readAsset(
  folder: MerchantFolder,
  path: string,
  rule: AssetRule,
  complain: AssetProblemFactory,
): AssetFile | Problem {
  const { role } = rule
  const other =
    folder.read(path) === 'missing' && findMisnamedFile(folder, path) === null
      ? findFileWithOtherExtension(folder, path)
      : null
  if (other !== null) {
    const kinds = role === 'logo' ? 'SVG or PNG' : rule.kinds.map(kindName).join(' or ')
    const cure =
      `${role === 'icon' ? 'An' : 'A'} ${role} is ${kinds}: export ${posix.basename(other)} as ` +
      `${kinds.includes(' or ') ? 'one of them' : 'that'}.`
    return complain('LM011', `"${path}" does not exist, but "${other}" does.`, cure)
  }
  const content = readFolderFile(folder, path, complain, rule.maxBytes)
  if (!(content instanceof Uint8Array)) return content
  const type = detectFileType(content)
  const fault = contentFault(rule, path, content, type)
  if (fault !== null || type === null)
    return complain(...(fault ?? (['LM012', `"${path}" is empty.`, exportAgain] as const)))
  if (type === 'font/woff2') return { role, path, type, width: 0, height: 0, content }
  const size = readImageSize(content)
  if (size === null) {
    const cure = 'Export it again; an SVG needs a viewBox, and no side of 0.'
    return complain('LM012', `The size of "${path}" cannot be read.`, cure)
  }
  const cure = sizeCure(rule, type, size)
  if (cure !== null) return complain('LM012', `"${path}" is ${size.width} x ${size.height}.`, cure)
  return { role, path, type, ...size, content }
}
