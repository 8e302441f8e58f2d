import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeadersFile, type HeaderRules } from '../stamp/headers.ts'
import { readBuildRecord, BUILD_RECORD_FILE_NAME, type BuildRecord } from '../stamp/record.ts'

/** A stamped site with the data that the server needs. */
export interface StampedSiteForServing {
  readonly dir: string
  readonly record: BuildRecord
  readonly rules: HeaderRules
}

/** Opens the folder of the stamped sites. A site is read again after it changes. */
export function createStampedSiteReader(sitesDir: string) {
  const known = new Map<string, { stamp: string; site: StampedSiteForServing }>()

  const byId = (id: string): StampedSiteForServing | undefined => {
    const dir = join(sitesDir, id)
    const found = statSync(join(dir, BUILD_RECORD_FILE_NAME), { throwIfNoEntry: false })
    if (found === undefined) return undefined
    // Compares the inode too, because the file of a rolled-back site may have the same time as the file that it
    // replaces.
    const stamp = `${found.mtimeMs}/${found.ino}`
    const kept = known.get(id)
    if (kept?.stamp === stamp) return kept.site
    const record = readBuildRecord(dir)
    if (record === undefined) return undefined
    const site = { dir, record, rules: parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8')) }
    known.set(id, { stamp, site })
    return site
  }

  const ids = (): string[] => {
    const names = readdirSync(sitesDir, { withFileTypes: true }).filter(
      (entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'),
    )
    return names
      .map((entry) => entry.name)
      .filter((name) => byId(name) !== undefined)
      .sort()
  }

  return {
    ids,
    byId,
    /** Finds a site by the `Host` header: `<id>.localhost`, or one of the merchant's own hosts. */
    byHost(header: string): StampedSiteForServing | undefined {
      const name = header.toLowerCase().replace(/:\d+$/, '')
      const id = /^([a-z0-9][a-z0-9-]*)\.localhost$/.exec(name)?.[1]
      const named = id === undefined ? undefined : byId(id)
      return (
        named ??
        ids()
          .map(byId)
          .find((site) => site?.record.hosts.includes(name))
      )
    },
  }
}
