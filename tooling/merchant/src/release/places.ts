import { join } from 'node:path'
import { places, root } from '../places.ts'
import type { Commit } from './releaseFile.ts'
import { givenPath, say, type VerbOptions } from '../say.ts'

/** Where the verbs of releases look, whom they speak to, and what time it is. */
export interface ReleaseOptions extends VerbOptions {
  readonly compileDir?: string
  readonly ringsFile?: string
  /** Compresses as small as it goes, as a deployment should; tests have no time for it. */
  readonly smallest?: boolean
  /** Says which commit is released; git by default, which takes longer than a small release. */
  readonly commitOf?: () => Commit
  readonly now?: () => Date
}

/** The options with what holds where they are silent. @param store as `--store` said it */
export function settled(options: ReleaseOptions, store: string | undefined) {
  return {
    storeDir: givenPath(store ?? join(root, '.releases')),
    merchantsDir: options.merchantsDir ?? places.merchants,
    ringsFile: options.ringsFile ?? join(root, 'releases.jsonc'),
    print: options.print ?? say,
    now: options.now ?? (() => new Date()),
  }
}
