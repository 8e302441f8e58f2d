import {
  pictureLimits,
  readPicture,
  type PictureFacts,
  type PictureLimits,
  type PictureProblem,
} from './readPicture.ts'

/** A picture that may be uploaded. */
export interface CheckedPicture extends PictureFacts {
  /** The file as it was read: it may be gone from the device by the time of a second try. */
  readonly bytes: Uint8Array
  /** What is shown of it, at most `previewSide` pixels high; null on a browser that cannot make one. */
  readonly preview: ImageBitmap | null
}

export type PictureCheck =
  | { readonly ok: true; readonly picture: CheckedPicture }
  | { readonly ok: false; readonly problem: PictureProblem }

export interface PictureCheckInit {
  readonly limits?: PictureLimits
  /** Decodes a picture whose header was found good; the browser's own unless given, null for none. It throws for one that it cannot read. */
  readonly decode?: ((picture: Blob, facts: PictureFacts) => Promise<ImageBitmap>) | null
}

/** Of a preview, in pixels: enough for a thumbnail on every phone. */
const previewSide = 320

/**
 * Looks at a file before it is uploaded. How large it is, what it is and how many pixels it claims is told by its bytes, in this order, and only
 * what is within the limits is decoded: a file that would take a phone's memory never is (fault I4).
 */
export async function checkPicture(
  file: Blob,
  { limits = pictureLimits, decode = decodePreview }: PictureCheckInit = {},
): Promise<PictureCheck> {
  if (file.size > limits.bytes) return { ok: false, problem: 'bytes' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const facts = readPicture(bytes, limits)
    if (typeof facts === 'string') return { ok: false, problem: facts }
    const preview =
      decode && (await decode(new Blob([bytes], { type: facts.type === 'png' ? 'image/png' : 'image/jpeg' }), facts))
    return { ok: true, picture: { ...facts, bytes, preview } }
  } catch {
    // The device has lost it meanwhile, or the browser cannot read what the header promised.
    return { ok: false, problem: 'broken' }
  }
}

const decodePreview =
  typeof createImageBitmap === 'function'
    ? (picture: Blob, { height }: PictureFacts) =>
        createImageBitmap(picture, height > previewSide ? { resizeHeight: previewSide, resizeQuality: 'medium' } : {})
    : null
