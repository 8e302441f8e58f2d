import {
  PICTURE_LIMITS,
  readPictureProperties,
  type PictureProperties,
  type PictureLimits,
  type PictureProblem,
} from './readPictureProperties.ts'

/** A picture that may be uploaded. */
export interface CheckedPicture extends PictureProperties {
  /**
   * The content of the file. It is stored for a second upload, because the file may be gone from the device by then.
   */
  readonly bytes: Uint8Array
  /** A thumbnail, at most `MAX_PREVIEW_PX` high. Null in a browser that cannot create a thumbnail. */
  readonly preview: ImageBitmap | null
}

export type PictureCheckResult =
  | { readonly ok: true; readonly picture: CheckedPicture }
  | { readonly ok: false; readonly problem: PictureProblem }

export interface PictureCheckOptions {
  readonly limits?: PictureLimits
  /**
   * Decodes a picture, and throws if that is impossible. Defaults to the browser's decoder. Null means no thumbnail.
   */
  readonly decode?: ((picture: Blob, facts: PictureProperties) => Promise<ImageBitmap>) | null
}

/** The greatest height of a preview. It is enough for a thumbnail on every phone. */
const MAX_PREVIEW_PX = 320

/**
 * Validates a picture before its upload: its size, its type and its number of pixels. Decodes a picture only if it is
 * within the limits, because a larger one could exhaust the memory of a phone (fault I4 in docs/faults.tsv).
 */
export async function checkPicture(
  file: Blob,
  { limits = PICTURE_LIMITS, decode = decodePreview }: PictureCheckOptions = {},
): Promise<PictureCheckResult> {
  if (file.size > limits.maxBytes) return { ok: false, problem: 'bytes' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const facts = readPictureProperties(bytes, limits)
    if (typeof facts === 'string') return { ok: false, problem: facts }
    const preview =
      decode && (await decode(new Blob([bytes], { type: facts.type === 'png' ? 'image/png' : 'image/jpeg' }), facts))
    return { ok: true, picture: { ...facts, bytes, preview } }
  } catch {
    // The file is gone from the device, or the browser cannot decode the picture although its header is valid.
    return { ok: false, problem: 'broken' }
  }
}

const decodePreview =
  typeof createImageBitmap === 'function'
    ? (picture: Blob, { height }: PictureProperties) =>
        createImageBitmap(
          picture,
          height > MAX_PREVIEW_PX ? { resizeHeight: MAX_PREVIEW_PX, resizeQuality: 'medium' } : {},
        )
    : null
