import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import {
  readBuildId,
  readWorkerCachedPaths,
  checkForWorkerUpdate,
  openPageAndWaitUntilCached,
  test,
  waitUntilPageIsCached,
} from '../deployment/test.ts'
import { expect, signIn } from '../lobby.ts'

test.use({ serviceWorkers: 'allow' })

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button').first()

/** Counts the documents that a page loads from now on. Returns a function that returns the count so far. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

/**
 * Allows the browser's console messages about missing files: a deployment removes files that an open page still needs.
 */
function allowMissingFiles(watch: {
  allowStatus: (...status: number[]) => void
  allowText: (pattern: RegExp) => void
}): void {
  watch.allowStatus(0, 404)
  watch.allowText(/did not load|does not match its stamped integrity hash|Refused to apply style/)
}

/** Waits until a page runs a different build than the given one. */
const waitForOtherBuild = (page: Page, build: string) =>
  expect.poll(() => readBuildId(page).catch(() => build)).not.toBe(build)

// `createUpdateController.test.ts` and `isPageBusy.test.tsx` test in which cases a page updates to a new build. This
// test uses two real tabs that share a real service worker.
test(
  'asks the player in both tabs before an update, and does not lose the input, when one tab has a filled form',
  { tag: ['@P3', '@P4'] },
  async ({ page, host, text, context, language, watch }) => {
    allowMissingFiles(watch)
    const other = await context.newPage()
    await other.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
    await openPageAndWaitUntilCached(other, host, '/m/home')
    await openPageAndWaitUntilCached(page, host, '/m/register')
    const first = await readBuildId(page)
    const name = page.locator('[autocomplete=username]')
    await name.fill('joana22')
    const loads = countLoads(page)
    await host.deploy('second')
    await checkForWorkerUpdate(page)
    const updates = [page, other].map((each) => each.getByRole('button', { name: text('shell.update.action') }))
    for (const update of updates) await expect(update).toBeVisible()
    await expect(name).toHaveValue('joana22')
    expect([loads(), await readBuildId(page), await readBuildId(other)]).toEqual([0, first, first])
    await updates[1]?.click()
    await waitForOtherBuild(other, first)
    await expect(games(other)).toBeVisible()
    // The tab with the form still runs the old build, and still shows the question.
    await expect(name).toHaveValue('joana22')
    expect([loads(), await readBuildId(page)]).toEqual([0, first])
    await updates[0]?.click()
    await waitForOtherBuild(page, first)
    await expect(name).toHaveValue('joana22')
    expect(await readBuildId(page)).toBe(await readBuildId(other))
  },
)

// `worker.test.ts` tests the worker's code with a fake browser. This test runs the worker's code in a real browser.
test(
  'shows the site when the service worker has a broken file in its cache, is switched off, or cannot be installed',
  { tag: ['@P5', '@P6'] },
  async ({ page, host, watch }) => {
    allowMissingFiles(watch)
    await openPageAndWaitUntilCached(page, host, '/m/home')
    const broken = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
      await cache.put(entry, new Response('throw 1', { headers: { 'content-type': 'text/javascript' } }))
      return (await (await cache.match(entry))?.text()) ?? ''
    })
    expect(broken, 'control: the cache has the broken file').toBe('throw 1')
    watch.allowText(/integrity/)
    await page.goto(`${host.origin}/m/home?again`)
    await expect(games(page)).toBeVisible()

    // Deploy a build without the worker: the next visit removes the worker and its cache.
    await host.deploy('second', { withoutWorker: true })
    await page.goto(`${host.origin}/m/home`)
    // Ignore an error: the check for an update fails if the page has already removed the worker.
    await checkForWorkerUpdate(page).catch(() => undefined)
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => null),
      )
      .toBe(0)
    await page.goto(`${host.origin}/m/home`)
    await expect(games(page)).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])

    // Deploy a build whose worker lists a missing file.
    await host.deploy('second')
    const file = join(host.dir, 'sw.js')
    const worker = readFileSync(file, 'utf8').replace('"/shell.html"', '"/assets/gone.js"')
    writeFileSync(file, worker)
    writeFileSync(`${file}.br`, brotliCompressSync(worker))
    await page.goto(`${host.origin}/m/home`)
    await expect(games(page)).toBeVisible()
    const end = page.evaluate(async () => {
      for (;;) {
        // The page may have tried to install the worker already, so register it again.
        const { installing } = await navigator.serviceWorker.register('/sw.js')
        if (installing)
          return new Promise((done) => installing.addEventListener('statechange', () => done(installing.state)))
        await new Promise(requestAnimationFrame)
      }
    })
    expect(await end).toBe('redundant')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect(games(page)).toBeVisible()
  },
)

test.describe('a site whose content security policy requires trusted types', () => {
  test.use({ merchant: 'trevo', language: 'EN' })

  test(
    'reloads one time after each deployment, and caches no response of the platform',
    { tag: ['@P1', '@P7', '@P9'] },
    async ({ page, host, text, watch }) => {
      allowMissingFiles(watch)
      const document = page.waitForResponse((response) => response.request().isNavigationRequest())
      await host.deploy('second')
      await openPageAndWaitUntilCached(page, host, '/m/home')
      expect(await (await document).text(), 'control: the policy is on').toContain(
        'require-trusted-types-for &#39;script&#39;',
      )

      // Roll back to the older build: an idle page reloads one time, and ignores the values that the newer build has
      // stored.
      const newer = await readBuildId(page)
      await page.evaluate(() =>
        localStorage.setItem('MC_BALANCE_HIDDEN', '{"v":99,"m":"trevo","d":{"of":"a later build"}}'),
      )
      const loads = countLoads(page)
      await host.deploy('first')
      await checkForWorkerUpdate(page)
      await waitForOtherBuild(page, newer)
      await expect(games(page)).toBeVisible()
      await expect(page.getByRole('button', { name: text('shell.update.action') })).toBeHidden()
      expect(loads()).toBe(1)
      await waitUntilPageIsCached(page)

      // The next deployment removes a chunk that the page needs: the page reloads one time, at the URL to which the
      // player navigates.
      const older = await readBuildId(page)
      await host.deploy('second')
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('core.signIn') })
        .click()
      await expect(page.locator('[autocomplete=username]')).toBeVisible()
      await expect(page).toHaveURL(/\/m\/login/)
      expect(await readBuildId(page)).not.toBe(older)
      expect(loads()).toBe(2)

      await signIn(page, text, 'vip')
      await page.waitForURL(/\/m\/home$/)
      await expect(games(page)).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(/\d/)
      await waitUntilPageIsCached(page)
      const kept = await readWorkerCachedPaths(page)
      expect(
        kept.filter((path) => /^\/assets\/.*\.js$/.test(path)).length,
        'control: the worker caches code',
      ).toBeGreaterThan(5)
      expect(
        kept.filter((path) => !/^\/(?:(?:assets|brand|i18n)\/[\w.-]+|index\.html|shell\.html)$/.test(path)),
      ).toEqual([])
    },
  )
})
