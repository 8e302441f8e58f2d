import { formatBytes, formatCountWithNoun } from '../output.ts'
import { parseMerchantId } from '../merchantId.ts'
import { openReleaseStore } from './openStore.ts'
import { resolveReleaseOptions, type ReleaseOptions } from './releaseOptions.ts'
import { assertKnownMerchantId, readRelease, listReleaseNames, type Release } from './releaseFile.ts'
import { listServedMerchants, getServedRelease } from './serveRelease.ts'
import { readSiteManifest } from './siteManifest.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'

/**
 * Runs `merchant releases [id [release]] [--json] [--store dir]`: lists every release, the newest first, and the
 * merchants that are served from each. With a merchant id, lists the releases of that merchant and how many files
 * changed in each. With an id and a release, prints the manifest of the merchant's site with every file.
 * @returns The exit code.
 * @throws Error if the merchant or the release does not exist, or the store is damaged.
 */
export function runReleasesVerb(argv: readonly string[], options: ReleaseOptions = {}): number {
  const { values, positionals } = parseVerbArguments('releases', argv)
  const { storeDir, merchantsDir, print } = resolveReleaseOptions(options, values.store)
  const store = openReleaseStore(storeDir)
  const [said, name] = positionals
  const id = said === undefined ? undefined : parseMerchantId(said)
  if (id !== undefined) assertKnownMerchantId(id, storeDir, merchantsDir)
  const manifestOf = (release: Release, merchant: string) => {
    const hash = release.merchants[merchant]
    return hash === undefined ? undefined : readSiteManifest(store, hash)
  }
  if (id !== undefined && name !== undefined) {
    const release = readRelease(storeDir, name)
    const manifest = manifestOf(release, id)
    if (manifest === undefined) throw new Error(`${id} is not in the release "${name}".`)
    const { merchants: _, ...about } = release
    const listed = [...manifest.outputs].map(([path, { hash, size }]) => [path, { sha256: hash, size }] as const)
    const outputs = Object.fromEntries(listed)
    print(JSON.stringify({ release: about, ...manifest, outputs, files: manifest.outputs.size }, null, 2))
    return 0
  }
  const all = listReleaseNames(storeDir)
    .map((one) => readRelease(storeDir, one))
    .filter(({ merchants }) => id === undefined || Object.hasOwn(merchants, id))
  const served = new Map(listServedMerchants(storeDir).map((one) => [one, getServedRelease(storeDir, one)]))
  const on = (release: Release) => [...served].filter(([, at]) => at === release.name).map(([one]) => one)
  const rows = all.map((release, index) => {
    const older = all[index + 1]
    const { name: called, made, commit, uncommitted } = release
    const merchants = Object.keys(release.merchants).length
    const row = { name: called, made, commit, uncommitted, merchants, served: on(release) }
    if (id === undefined) return row
    const [here, before] = [manifestOf(release, id), older === undefined ? undefined : manifestOf(older, id)]
    const changed = [...(here?.outputs ?? [])].filter(([path, { hash }]) => before?.outputs.get(path)?.hash !== hash)
    const [files, bytes] = [here?.outputs.size ?? 0, here?.bytes ?? 0]
    return { ...row, files, bytes, changed: changed.length, isFirst: before === undefined }
  })
  if (values.json === true) {
    print(JSON.stringify(rows, null, 2))
    return 0
  }
  if (rows.length === 0)
    print(
      id === undefined
        ? 'There is no release yet: npm run merchant -- release'
        : `${id} is not in a release yet: npm run merchant -- release ${id}`,
    )
  const listShort = (ids: readonly string[]) =>
    ids.length > 8 ? `${ids.slice(0, 8).join(', ')} and ${ids.length - 8} more` : ids.join(', ')
  const widest = Math.max(...rows.map((row) => row.name.length))
  for (const row of rows) {
    const of = `${row.commit?.slice(0, 10) ?? 'no commit'}${row.uncommitted ? ' with changes' : ''}`
    const differs =
      'isFirst' in row &&
      (row.isFirst
        ? 'the first'
        : row.changed === 0
          ? 'nothing changed'
          : `${formatCountWithNoun(row.changed, 'file')} changed`)
    const what =
      'files' in row
        ? `${formatCountWithNoun(row.files, 'file')}, ${formatBytes(row.bytes)}, ${String(differs)}`
        : formatCountWithNoun(row.merchants, 'merchant')
    const now =
      id === undefined ? `serves ${listShort(row.served) || 'no merchant'}` : row.served.includes(id) ? '<- served' : ''
    print(`${row.name.padEnd(widest)}  ${row.made.slice(0, 16).replace('T', ' ')}  ${of}  ${what}  ${now}`.trimEnd())
  }
  return 0
}
