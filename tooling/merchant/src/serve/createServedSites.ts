import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseHeaders, type HeaderRules } from '../stamp/headers.ts'
import { readRecord, BUILD_RECORD_FILE, type BuildRecord } from '../stamp/record.ts'

/** A stamped site with the data that the server needs. */
export interface ServedSite {
  readonly dir: string
  readonly record: BuildRecord
  readonly rules: HeaderRules
}

/** Opens the folder of the stamped sites. A site is read again after it changes. */
export function createServedSites(sitesDir: string) {
  const known = new Map<string, { stamp: string; site: ServedSite }>()

  const byId = (id: string): ServedSite | undefined => {
    const dir = join(sitesDir, id)
    const found = statSync(join(dir, BUILD_RECORD_FILE), { throwIfNoEntry: false })
    if (found === undefined) return undefined
    // Compares the inode too, because the file of a rolled-back site may have the same time as the file that it
    // replaces.
    const stamp = `${found.mtimeMs}/${found.ino}`
    const kept = known.get(id)
    if (kept?.stamp === stamp) return kept.site
    const record = readRecord(dir)
    if (record === undefined) return undefined
    const site = { dir, record, rules: parseHeaders(readFileSync(join(dir, '_headers'), 'utf8')) }
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
    byHost(header: string): ServedSite | undefined {
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
