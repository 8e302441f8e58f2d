import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { buildOf, keptPaths, lookForUpdate, openKept, test } from '../deployment/test.ts'
import { expect, signIn } from '../lobby.ts'

test.use({ serviceWorkers: 'allow' })

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button').first()

/** How often a page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

/** Lets pass what the browser says of files that a deployment took away under a page that had not loaded all of its parts yet. */
function allowGone(watch: { allowStatus: (...status: number[]) => void; allowText: (pattern: RegExp) => void }): void {
  watch.allowStatus(0, 404)
  watch.allowText(/did not (?:come|load)|Refused to apply style/)
}

/** Waits until a page is of another build than this one. */
const leaves = (page: Page, build: string) => expect.poll(() => buildOf(page).catch(() => build)).not.toBe(build)

test('a page that nobody types into is the new build by itself, reloaded once', async ({ page, host, text, watch }) => {
  allowGone(watch)
  await openKept(page, host, '/m/home')
  const first = await buildOf(page)
  const loads = countLoads(page)
  await host.deploy('second')
  await lookForUpdate(page)
  await leaves(page, first)
  await expect(games(page)).toBeVisible()
  await expect(page.getByRole('button', { name: text('shell.update.action') })).toBeHidden()
  expect(loads()).toBe(1)
})

test('under a filled form a new build asks, and comes at a press, with what was typed', { tag: ['@P3'] }, async ({ page, host, text, watch }) => {
  allowGone(watch)
  await openKept(page, host, '/m/register')
  const first = await buildOf(page)
  const name = page.locator('[autocomplete=username]')
  await name.fill('joana22')
  const loads = countLoads(page)
  await host.deploy('second')
  await lookForUpdate(page)
  const update = page.getByRole('button', { name: text('shell.update.action') })
  await expect(update).toBeVisible()
  await expect(name).toHaveValue('joana22')
  expect([loads(), await buildOf(page)]).toEqual([0, first])
  await update.click()
  await leaves(page, first)
  await expect(name).toHaveValue('joana22')
})

test('the worker keeps hashed files and the two documents, and nothing that the platform answered a member', { tag: ['@P9'] }, async ({ page, host, text }) => {
  await page.goto(`${host.origin}/m/login`)
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await openKept(page, host, '/m/home')
  await page.goto(`${host.origin}/m/gameList?gameType=RNG`)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  const kept = await keptPaths(page)
  expect(kept.filter((path) => /^\/assets\/.*\.js$/.test(path)).length, 'the control: it keeps what it may').toBeGreaterThan(5)
  expect(kept.filter((path) => !/^\/(?:(?:assets|brand|i18n)\/[\w.-]+|index\.html|shell\.html)$/.test(path))).toEqual([])
})

test('a tab beside a filled form waits with it; both ask, and are the new build together', { tag: ['@P4'] }, async ({ page, host, text, context, language, watch }) => {
  allowGone(watch)
  const other = await context.newPage()
  await other.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
  await openKept(other, host, '/m/home')
  await openKept(page, host, '/m/register')
  const first = await buildOf(page)
  const name = page.locator('[autocomplete=username]')
  await name.fill('joana22')
  await host.deploy('second')
  await lookForUpdate(page)
  const updates = [page, other].map((each) => each.getByRole('button', { name: text('shell.update.action') }))
  for (const update of updates) await expect(update).toBeVisible()
  expect([await buildOf(page), await buildOf(other)]).toEqual([first, first])
  await updates[1]?.click()
  await leaves(other, first)
  await expect(games(other)).toBeVisible()
  // The form stands as it was, on its own build, and still asks.
  await expect(name).toHaveValue('joana22')
  expect(await buildOf(page)).toBe(first)
  await updates[0]?.click()
  await leaves(page, first)
  await expect(name).toHaveValue('joana22')
  expect(await buildOf(page)).toBe(await buildOf(other))
})

test('a worker that cannot be installed leaves a page that works', { tag: ['@P5'] }, async ({ page, host, watch }) => {
  watch.allowStatus(404)
  const worker = readFileSync(join(host.dir, 'sw.js'), 'utf8').replace('"/shell.html"', '"/assets/gone.js"')
  writeFileSync(join(host.dir, 'sw.js'), worker)
  writeFileSync(join(host.dir, 'sw.js.br'), brotliCompressSync(worker))
  await page.goto(`${host.origin}/m/home`)
  await expect(games(page)).toBeVisible()
  const end = page.evaluate(async () => {
    for (;;) {
      // Whether the page has tried already or not, it is tried again.
      const { installing } = await navigator.serviceWorker.register('/sw.js')
      if (installing) return new Promise((done) => installing.addEventListener('statechange', () => done(installing.state)))
      await new Promise(requestAnimationFrame)
    }
  })
  expect(await end).toBe('redundant')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.reload()
  await expect(games(page)).toBeVisible()
})

test('a kept chunk that is broken is dropped, and the page comes by the network', { tag: ['@P5'] }, async ({ page, host, watch }) => {
  watch.allowStatus(0)
  await openKept(page, host, '/m/home')
  const broken = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
    await cache.put(entry, new Response('throw 1', { headers: { 'content-type': 'text/javascript' } }))
    return (await (await cache.match(entry))?.text()) ?? ''
  })
  expect(broken, 'the control').toBe('throw 1')
  watch.allowText(/integrity/)
  await page.goto(`${host.origin}/m/home?again`)
  await expect(games(page)).toBeVisible()
})

test('the next visit after the kill switch has no worker, no cache, and the site', { tag: ['@P6'] }, async ({ page, host, watch }) => {
  allowGone(watch)
  await openKept(page, host, '/m/home')
  await host.deploy('second', { withoutWorker: true })
  await page.goto(`${host.origin}/m/home`)
  // One that is taken back meanwhile has no update to wait for.
  await lookForUpdate(page).catch(() => undefined)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => null)).toBe(0)
  await page.goto(`${host.origin}/m/home`)
  await expect(games(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a build that is taken back is the older one again, with what the newer one stored', { tag: ['@P7'] }, async ({ page, host, text, watch }) => {
  allowGone(watch)
  await host.deploy('second')
  await openKept(page, host, '/m/home')
  const newer = await buildOf(page)
  await page.evaluate(() => localStorage.setItem('MC_BALANCE_HIDDEN', '{"v":99,"m":"aurora","d":{"of":"a later build"}}'))
  await host.deploy('first')
  await lookForUpdate(page)
  await leaves(page, newer)
  await expect(games(page)).toBeVisible()
  await page.goto(`${host.origin}/m/login`)
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await expect(games(page)).toBeVisible()
})

test.describe('a merchant whose scripts need to be trusted', () => {
  test.use({ merchant: 'trevo', language: 'EN' })

  test('has its worker all the same, and a new build', async ({ page, host, watch }) => {
    allowGone(watch)
    const answer = await page.goto(`${host.origin}/m/home`)
    expect(answer?.headers()['content-security-policy'], 'the control').toContain("require-trusted-types-for 'script'")
    await openKept(page, host, '/m/home')
    const first = await buildOf(page)
    await host.deploy('second')
    await lookForUpdate(page)
    await leaves(page, first)
    await expect(games(page)).toBeVisible()
  })
})
test('a chunk that a deployment took away brings the new build once, at the same address', { tag: ['@P1'] }, async ({ page, host, text, watch }) => {
  allowGone(watch)
  await openKept(page, host, '/m/home')
  const first = await buildOf(page)
  await host.deploy('second')
  const loads = countLoads(page)
  await page.getByRole('banner').getByRole('link', { name: text('core.signIn') }).click()
  await expect(page.locator('[autocomplete=username]')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
  expect(await buildOf(page)).not.toBe(first)
  expect(loads()).toBe(1)
})
