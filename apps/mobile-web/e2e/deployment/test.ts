import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, DEFAULT_PATHS, serveSites } from '@lobby/merchant-cli'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { test as base } from '../lobby.ts'
import { copyCompileWithRenamedChunks } from './copyCompileWithRenamedChunks.ts'

type Build = 'first' | 'second'

/** A server for the site of one merchant. Tests deploy builds to this server. */
export interface DeploymentHost {
  readonly origin: string
  /** The folder of the files that the host serves. */
  readonly dir: string
  /** Replaces the deployed build by another one. Removes all files of the previous build. */
  readonly deploy: (build: Build, options?: { readonly withoutWorker?: boolean }) => Promise<void>
  /** Stops the server. Later requests fail. */
  readonly stop: () => Promise<void>
}

/**
 * The test function for journeys with a service worker. These journeys deploy another build or take the page offline.
 */
export const test = base.extend<{ host: DeploymentHost }, { builds: Readonly<Record<Build, string>> }>({
  builds: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'lobby-builds-'))
      await use({
        first: DEFAULT_PATHS.compile,
        second: copyCompileWithRenamedChunks(DEFAULT_PATHS.compile, join(dir, 'second'), 'x'),
      })
      rmSync(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],

  host: async ({ lobby, running, builds, merchant }, use) => {
    const sitesDir = mkdtempSync(join(tmpdir(), 'lobby-host-'))
    const deploy: DeploymentHost['deploy'] = async (build, options = {}) => {
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

/** Returns the id of the build that a page runs. */
export const readBuildId = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(document.getElementById('site')?.textContent ?? '{}') as { build: string }).build)

/** Opens a path, and waits until the service worker serves the page and has cached all files that the page loaded. */
export async function openPageAndWaitUntilCached(page: Page, host: DeploymentHost, path: string): Promise<void> {
  await page.goto(host.origin + path)
  await waitUntilPageIsCached(page)
}

/**
 * Waits until the page is idle, a service worker controls the page, and its cache has every file that the page loaded.
 */
export async function waitUntilPageIsCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => readLoadedPaths(page)).toContainEqual(expect.stringContaining('/assets/idle.chunk-'))
  await expect
    .poll(async () => {
      const kept = await readWorkerCachedPaths(page)
      return (await readLoadedPaths(page)).filter((file) => !kept.includes(file))
    })
    .toEqual([])
}

/** Returns the paths of the hashed files that a page has loaded. */
const readLoadedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:assets|i18n)\//.test(path)),
  )

/** Returns the paths of all files that the service worker has cached. */
export const readWorkerCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(new URL(url).pathname + new URL(url).search)
    return all
  })

/** Makes the browser look for a new service worker now, instead of at the next visit. */
export const checkForWorkerUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
