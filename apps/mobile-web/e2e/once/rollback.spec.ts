import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { places, promote, release, rollback, serveSites } from '@lobby/merchant-cli'
import { buildOf } from '../deployment/test.ts'
import { expect, test as base } from '../lobby.ts'
import { merchantsDir } from '../startLobby.ts'

/** A host that serves a store of releases, and the verbs that change what it serves, as they are typed. */
interface Shelf {
  readonly origin: string
  readonly run: (verb: typeof release, ...argv: readonly string[]) => Promise<void>
  /** Another brand colour in the merchant's folder. */
  readonly recolour: (colour: string) => void
  /** Every file that is served, with its hash. */
  readonly served: () => Readonly<Record<string, string>>
}

const test = base.extend<{ shelf: Shelf }>({
  shelf: async ({ lobby, running, merchant }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'lobby-shelf-'))
    const folders = join(dir, 'merchants')
    cpSync(join(merchantsDir, merchant), join(folders, merchant), { recursive: true })
    const ringsFile = join(dir, 'releases.jsonc')
    writeFileSync(ringsFile, JSON.stringify({ rings: [{ name: 'all', merchants: 'others' }] }))
    const options = { merchantsDir: folders, compileDir: places.compile, ringsFile, smallest: false, print: () => undefined }
    const theme = join(folders, merchant, 'theme.jsonc')
    const store = join(dir, 'store')
    const site = join(store, 'served', merchant, '/')
    const run: Shelf['run'] = async (verb, ...argv) => expect(await verb([...argv, '--store', store], options)).toBe(0)
    await run(release, '--name', 'one')
    await run(promote, 'one', '--ring', 'all')
    const sites = await serveSites({ sitesDir: join(store, 'served'), port: 0, sandboxOrigin: running.sandboxOrigin })
    await use({
      origin: lobby.origin.replace(/:\d+$/, `:${sites.port}`),
      run,
      recolour: (colour) => writeFileSync(theme, readFileSync(theme, 'utf8').replace(/"brand"\s*:\s*"#\w+"/, `"brand": "${colour}"`)),
      served: () => {
        const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
        return Object.fromEntries(files.sort().map((file) => [relative(site, file), createHash('sha256').update(readFileSync(file)).digest('hex')]))
      },
    })
    await sites.close()
    rmSync(dir, { recursive: true })
  },
})

test('a release that is taken back is the earlier one again, byte for byte, and a page of the later one goes on', async ({ page, shelf, text, merchant }) => {
  const earlier = shelf.served()
  shelf.recolour('#ffc857')
  await shelf.run(release, '--name', 'two')
  await shelf.run(promote, 'two', '--ring', 'all')
  expect(shelf.served(), 'the control: the later one is another site').not.toEqual(earlier)
  await page.goto(`${shelf.origin}/m/home`)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  const later = await buildOf(page)

  await shelf.run(rollback, merchant, 'one')
  expect(shelf.served()).toEqual(earlier)
  let loads = 0
  page.on('load', () => loads++)
  const chunk = page.waitForResponse((answer) => /\/assets\/LoginScreen-[^/]+\.js$/.test(answer.url()))
  await page.getByRole('banner').getByRole('link', { name: text('core.signIn') }).click()
  await expect(page.locator('[autocomplete=username]')).toBeVisible()
  expect([(await chunk).status(), loads, await buildOf(page)]).toEqual([200, 0, later])

  const document = await page.goto(`${shelf.origin}/m/home`)
  expect(createHash('sha256').update((await document?.body()) ?? '').digest('hex')).toBe(earlier['index.html'])
  expect(await buildOf(page)).not.toBe(later)
})
