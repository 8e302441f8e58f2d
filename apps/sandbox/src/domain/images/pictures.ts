import { createHash, randomBytes } from 'node:crypto'
import { one, run, transaction, updateRows, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { pictureData, readImage, type ImageFacts } from './readImage.ts'

export type PicturePurpose = 'PROMOTION' | 'FEEDBACK' | 'DOCUMENT'

export interface Picture extends ImageFacts {
  readonly id: string
  readonly bytes: number
}

/** How long a picture waits for what it belongs to. */
const life = 3_600_000

/**
 * Takes a picture in. What it is stays; its bytes are looked at and not kept, since nobody looks at it here.
 * @param data - base64
 * @throws Refused `upload.broken`, `upload.type`, `upload.too.large`
 */
export function takePicture(
  db: Db,
  { tenant, member }: Owner,
  purpose: PicturePurpose,
  data: string,
  now: number,
): Picture {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data) || data.length % 4 !== 0)
    throw new Refused('upload.broken', { field: 'data' })
  const content = Buffer.from(data, 'base64')
  const facts = readImage(content)
  const hash = createHash('sha256').update(pictureData(content)).digest('hex')
  return transaction(db, () => {
    run(db, 'DELETE FROM picture WHERE used = 0 AND at <= :old', { old: now - life })
    const owner = { tenant, member, purpose, hash }
    run(
      db,
      `INSERT INTO picture (id, tenant, member, purpose, hash, type, width, height, bytes, at)
       VALUES (:id, :tenant, :member, :purpose, :hash, :type, :width, :height, :bytes, :now)
       ON CONFLICT (tenant, member, purpose, hash) DO UPDATE SET at = :now`,
      {
        ...owner,
        id: randomBytes(16).toString('hex'),
        type: facts.type,
        width: facts.width,
        height: facts.height,
        bytes: content.length,
        now,
      },
    )
    const kept = one<{ id: string }>(
      db,
      'SELECT id FROM picture WHERE tenant = :tenant AND member = :member AND purpose = :purpose AND hash = :hash',
      owner,
    )
    if (!kept) throw new Error('A picture was not found right after it was kept.')
    return { id: kept.id, bytes: content.length, ...facts }
  })
}

/** Marks pictures as belonging to something. @throws Refused `upload.unknown` for one that is not the member's, or not for this */
export function usePictures(
  db: Db,
  { tenant, member }: Owner,
  purpose: PicturePurpose,
  ids: readonly string[],
  field = 'images',
): void {
  for (const id of ids) {
    const changes = updateRows(db, 'picture', { id, tenant, member, purpose }, { used: 1 })
    if (changes !== 1) throw new Refused('upload.unknown', { field })
  }
}
