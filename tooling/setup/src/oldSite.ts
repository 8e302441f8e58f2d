import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What is said of a site whose folder was refused: the last good stamp is served, and when that was, by this machine's clock. */
export function oldSite(dir: string): string {
  const stamped = statSync(join(dir, 'build.json'), { throwIfNoEntry: false })?.mtime
  return `not stamped: old site${stamped === undefined ? '' : ` of ${stamped.toLocaleString('sv').slice(0, 16)}`}`
}
