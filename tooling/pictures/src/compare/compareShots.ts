import { comparePictures, type Difference } from './comparePictures.ts'
import type { Shot } from '../take/openCamera.ts'

/** A component in one skin that does not look as before, or of which there is no picture. */
export interface Change {
  readonly skin: string
  readonly before?: Buffer
  readonly after?: Buffer
  readonly difference?: Difference
  /** Why there is no picture of one of the two. */
  readonly failed?: string
}

/**
 * Compares a story's shots, skin by skin.
 *
 * @returns What differs, and what could not be compared. A picture that could be taken of neither is no change: it is a failure.
 */
export async function compareShots(
  skins: readonly string[],
  before: readonly Shot[],
  after: readonly Shot[],
): Promise<Change[]> {
  const compare = async (skin: string, at: number): Promise<Change | undefined> => {
    const [one, other] = [before[at], after[at]]
    const pngOf = (shot: Shot | undefined) => (shot && 'png' in shot ? shot.png : undefined)
    const [was, is] = [pngOf(one), pngOf(other)]
    if (was && is) {
      const difference = await comparePictures(was, is)
      return difference && { skin, before: was, after: is, difference }
    }
    const told = [
      one && 'failed' in one ? `before: ${one.failed}` : undefined,
      other && 'failed' in other ? `after: ${other.failed}` : undefined,
    ]
    return {
      skin,
      ...(was && { before: was }),
      ...(is && { after: is }),
      failed: told.filter((line) => line !== undefined).join('; '),
    }
  }
  const changes = await Promise.all(skins.map(compare))
  return changes.filter((change) => change !== undefined)
}
