import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const dist = mkdtempSync(join(tmpdir(), 'lobby-storybook-'))
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }

/** Files and nothing else, below a folder, as a plain host serves them. */
const files = createServer(({ url = '/' }, response) => {
  const file = new URL(url, 'http://host').pathname.replace(/^\/design\//, '') || 'index.html'
  try {
    const body = readFileSync(join(dist, file))
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
})
let browser: Browser

beforeAll(async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--disable-telemetry', '--quiet', '--output-dir', dist],
    { cwd: app, encoding: 'utf8' },
  )
  expect(status, `${stdout}${stderr}`).toBe(0)
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch(launchOptions())
}, 300_000)

afterAll(async () => {
  await browser?.close()
  files.close()
  rmSync(dist, { recursive: true })
})

/** Opens an address of the built Storybook, and notes whatever goes wrong or leaves the host. */
async function open(address: string): Promise<{ page: Page; faults: string[] }> {
  const origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  page.on('request', (request) => /^(data|blob):/.test(request.url()) || request.url().startsWith(origin) || faults.push(`outside: ${request.url()}`))
  await page.goto(`${origin}/design/${address}`)
  return { page, faults }
}

test('the window opens with the toolbar and the flags, below a folder of a plain host', async () => {
  const { page, faults } = await open('?path=/story/screens-home--guest')
  await page.getByRole('tab', { name: 'Flags' }).click()
  await page.getByRole('combobox', { name: 'AGEINFO3' }).selectOption('off')
  await expect.poll(() => page.url()).toContain('flags.AGEINFO3:!false')
  expect(faults).toEqual([])
}, 60_000)

test('a screen shows with its pictures, and asks no server for anything', async () => {
  const { page, faults } = await open('iframe.html?id=screens-home--member&viewMode=story&globals=merchant:trevo;locale:PT')
  await page.locator('img[data-loaded]').first().waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['merchant']])).toEqual(['pt', 'trevo'])
  expect(faults).toEqual([])
}, 60_000)

test('the window gives merchants side by side all the room, and one alone the phone again', async () => {
  const { page, faults } = await open('?path=/story/components-button--playground&globals=merchant:all')
  const width = () => page.locator('#storybook-preview-iframe').evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(width, { timeout: 30_000 }).toBeGreaterThan(430)
  await page.getByRole('button', { name: /^Merchant/ }).click()
  await page.getByRole('option', { name: 'Kite' }).click()
  await expect.poll(width, { timeout: 30_000 }).toBe(360)
  expect(faults).toEqual([])
}, 90_000)

test('the session of the toolbar is the one of a screen that has none of its own', async () => {
  const { page } = await open('iframe.html?id=screens-home--playground&viewMode=story&globals=session:member')
  await expect.poll(() => page.getByRole('button', { name: /1,250/ }).count(), { timeout: 30_000 }).toBe(1)
}, 60_000)

test('all merchants stand side by side', async () => {
  const { page } = await open('iframe.html?id=components-button--playground&viewMode=story&globals=merchant:all')
  await expect.poll(() => page.frames().length).toBeGreaterThan(2)
}, 60_000)
