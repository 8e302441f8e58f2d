import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, places, serveSites } from '@lobby/merchant-cli'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { test as base } from '../lobby.ts'
import { recompile } from './recompile.ts'

type Build = 'first' | 'second'

/** A host of one merchant, which a build is deployed to. */
export interface Host {
  readonly origin: string
  /** The folder of the files that it serves. */
  readonly dir: string
  /** Puts a build in the place of what is there; all files of the one before are gone. */
  readonly deploy: (build: Build, options?: { readonly withoutWorker?: boolean }) => Promise<void>
  /** Lets it answer nothing any more. */
  readonly stop: () => Promise<void>
}

/** Journeys of a site that is deployed anew, or has no network, with its service worker. */
export const test = base.extend<{ host: Host }, { builds: Readonly<Record<Build, string>> }>({
  builds: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'lobby-builds-'))
      await use({ first: places.compile, second: recompile(places.compile, join(dir, 'second'), 'x') })
      rmSync(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],

  host: async ({ lobby, running, builds, merchant }, use) => {
    const sitesDir = mkdtempSync(join(tmpdir(), 'lobby-host-'))
    const deploy: Host['deploy'] = async (build, options = {}) => {
      const { faults } = await buildSites({
        outDir: sitesDir,
        compileDir: builds[build],
        only: [merchant],
        release: true,
        ...options,
      })
      expect(faults).toEqual([])
    }
    await deploy('first')
    const sites = await serveSites({ sitesDir, port: 0, sandboxOrigin: running.sandboxOrigin })
    let isUp = true
    const stop = async () => {
      if (isUp) await sites.close()
      isUp = false
    }
    await use({ origin: lobby.origin.replace(/:\d+$/, `:${sites.port}`), dir: join(sitesDir, merchant), deploy, stop })
    await stop()
    rmSync(sitesDir, { recursive: true })
  },
})

/** Which build a page is of. */
export const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(document.getElementById('site')?.textContent ?? '{}') as { build: string }).build)

/** Opens a path, and waits until the worker serves the page and has cached all that it loaded. */
export async function openKept(page: Page, host: Host, path: string): Promise<void> {
  await page.goto(host.origin + path)
  await waitUntilKept(page)
}

/** Waits until the page is idle, a worker serves it, and the cache has every file that the page loaded. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => loaded(page)).toContainEqual(expect.stringContaining('/assets/whenCalm-'))
  await expect
    .poll(async () => {
      const kept = await keptPaths(page)
      return (await loaded(page)).filter((file) => !kept.includes(file))
    })
    .toEqual([])
}

/** Paths of the hashed files that a page has loaded. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:assets|i18n)\//.test(path)),
  )

/** Paths of all that the worker keeps. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(new URL(url).pathname + new URL(url).search)
    return all
  })

/** Lets the browser look for a new worker, as it does by itself at the next visit. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
