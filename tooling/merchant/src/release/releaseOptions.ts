import { join } from 'node:path'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import type { ReleaseCommit } from './releaseFile.ts'
import { resolveArgumentPath, printLine, type VerbOptions } from '../output.ts'

/** The inputs and the output of the verbs for releases. */
export interface ReleaseOptions extends VerbOptions {
  readonly compileDir?: string
  readonly ringsFile?: string
  /**
   * True if files are compressed as small as possible. Only tests set it to false, because that compression is slow.
   */
  readonly smallest?: boolean
  /**
   * Returns the commit that is released. The default runs git. Tests replace it, because git takes longer than a small
   * release.
   */
  readonly commitOf?: () => ReleaseCommit
  readonly now?: () => Date
}

/** Returns the options with their defaults. @param store The value of `--store`. */
export function resolveReleaseOptions(options: ReleaseOptions, store: string | undefined) {
  return {
    storeDir: resolveArgumentPath(store ?? join(WORKSPACE_ROOT, '.releases')),
    merchantsDir: options.merchantsDir ?? DEFAULT_PATHS.merchants,
    ringsFile: options.ringsFile ?? join(WORKSPACE_ROOT, 'releases.jsonc'),
    print: options.print ?? printLine,
    now: options.now ?? (() => new Date()),
  }
}
