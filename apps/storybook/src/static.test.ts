import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getChromiumLaunchOptions, serveFolder, type ServedFolder } from '@lobby/test-kit'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LAB_PREVIEW_STORIES } from './lab/labPreviews.ts'

/** The output of the task `build:static`, on which the task `test:static` depends. */
const dist = join(import.meta.dirname, '../dist')
let served: ServedFolder
let browser: Browser
// All tests share one browser context, so that the browser compiles the scripts of pages and frames one time.
let context: BrowserContext

beforeAll(async () => {
  if (!existsSync(join(dist, 'index.json')))
    throw new Error('There is no built Storybook. Run: turbo run build:static --filter=@lobby/storybook')
  // Serve Storybook at a path below the root, because some web servers do so.
  served = await serveFolder(join(dist, '..'))
  browser = await chromium.launch(getChromiumLaunchOptions())
  context = await browser.newContext({ reducedMotion: 'reduce' })
})

// Close the pages before the next test, because an open page with many frames would slow the test down.
afterEach(() => Promise.all(context.pages().map((page) => page.close())))

afterAll(async () => {
  await browser?.close()
  await served?.[Symbol.asyncDispose]()
})

/** Opens a path of the built Storybook, and records errors and requests to other hosts. */
async function open(address: string): Promise<{ page: Page; faults: string[] }> {
  const { origin } = served
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  page.on(
    'request',
    (request) =>
      /^(data|blob):/.test(request.url()) ||
      request.url().startsWith(origin) ||
      faults.push(`outside: ${request.url()}`),
  )
  await page.goto(`${origin}/dist/${address}`)
  return { page, faults }
}

test('opens Storybook with the toolbar and the flags panel when a web server serves Storybook at a path below the root', async () => {
  const { page, faults } = await open('index.html?path=/story/screens-home--guest')
  await page.getByRole('tab', { name: 'Flags' }).click({ timeout: 30_000 })
  await page.getByRole('searchbox', { name: 'Find a flag' }).fill('ageinfo')
  await expect.poll(() => page.getByRole('tabpanel').getByRole('combobox').count(), { timeout: 30_000 }).toBe(1)
  await expect
    .poll(() => page.getByRole('option', { name: /^as the folder \((on|off)\)$/ }).count(), { timeout: 30_000 })
    .toBe(1)
  await page.getByRole('combobox', { name: 'ageQuestion' }).selectOption('off')
  await expect.poll(() => page.url(), { timeout: 30_000 }).toContain('flags.ageQuestion:!false')
  await page.getByRole('button', { name: 'All as the folder' }).click()
  await expect.poll(() => page.url(), { timeout: 30_000 }).not.toContain('flags')
  expect(faults.join('\n')).toBe('')
}, 60_000)

test('shows a list for an icon prop, a field for a text, and no control for an element or a function', async () => {
  const { page } = await open('index.html?path=/story/components-listrow--playground')
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('combobox').selectOption('Bell', { timeout: 30_000 })
  await page.frameLocator('#storybook-preview-iframe').locator('path[d^="M10.268 21"]').waitFor()
  expect(await panel.getByRole('row', { name: 'hint' }).getByRole('textbox').count()).toBe(1)
  for (const name of ['onPress', 'renderLink'])
    expect(await panel.getByRole('row', { name }).getByRole('button').count()).toBe(0)
  await page.goto(page.url().replace('listrow', 'bottombar'))
  await panel.getByRole('row', { name: 'items' }).waitFor()
  expect(await panel.getByText('$$typeof').count()).toBe(0)
}, 90_000)

test('shows a screen with its pictures without requests to another host', async () => {
  const { page, faults } = await open(
    'iframe.html?id=screens-home--member&viewMode=story&globals=merchant:trevo;locale:PT',
  )
  await page.locator('img[data-loaded]').first().waitFor()
  expect(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['merchant']]),
  ).toEqual(['pt', 'trevo'])
  expect(faults.join('\n')).toBe('')
}, 60_000)

test('applies the phone size to each frame when all merchants are shown, otherwise to the canvas', async () => {
  const { page, faults } = await open(
    'index.html?path=/story/components-button--playground&globals=viewport.value:p320;merchant:all',
  )
  const width = () => page.locator('#storybook-preview-iframe').evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(width, { timeout: 30_000 }).toBeGreaterThan(430)
  await expect.poll(() => page.url(), { timeout: 30_000 }).toContain('beside:p320')
  const frame = page.frameLocator('#storybook-preview-iframe')
  for (const at of [0, 1, 2])
    await frame
      .frameLocator(`figure iframe >> nth=${at}`)
      .getByRole('button', { name: 'Sign in' })
      .waitFor({ timeout: 60_000 })
  expect(
    await frame.locator('figure iframe').evaluateAll((frames) => frames.map(({ clientWidth }) => clientWidth)),
  ).toEqual([320, 320, 320])
  // The frames are scaled down to fit next to each other.
  expect(await frame.locator('main').evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  await page.getByRole('button', { name: /^Merchant/ }).click()
  await page.getByRole('option', { name: 'Kite' }).click()
  await expect.poll(width, { timeout: 30_000 }).toBe(320)
  expect(faults.join('\n')).toBe('')
}, 90_000)

test('logs no actions of a story in the frames that show all merchants side by side', async () => {
  const { page } = await open('iframe.html?id=components-button--playground&viewMode=story&globals=merchant:all')
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) => {
      if (String(data).includes('actions/action-event')) document.documentElement.dataset['logged'] = ''
    })
  })
  // The second frame loads after the play function of the first frame has clicked the button.
  await page
    .frameLocator('figure iframe >> nth=1')
    .getByRole('button', { name: 'Sign in' })
    .waitFor({ timeout: 60_000 })
  expect(await page.locator('html[data-logged]').count()).toBe(0)
}, 90_000)

test('uses the toolbar’s session when the story of a screen sets no session', async () => {
  const { page } = await open('iframe.html?id=screens-home--playground&viewMode=story&globals=session:member')
  await expect.poll(() => page.getByRole('button', { name: /1,250/ }).count(), { timeout: 30_000 }).toBe(1)
}, 60_000)

test('runs a play function in one frame after another, and not on the page that contains the frames', async () => {
  const { page, faults } = await open('iframe.html?id=control-frames--plays-alone&viewMode=story&globals=merchant:all')
  for (const at of [0, 1, 2])
    await page.frameLocator(`figure iframe >> nth=${at}`).getByText('Played alone').waitFor({ timeout: 60_000 })
  expect(await page.locator('html[data-played]').count()).toBe(0)
  expect(faults.join('\n')).toBe('')
}, 90_000)

test('shows the code of a story with the names of its components and without its test', async () => {
  const { page } = await open('iframe.html?id=components-listrow--docs&viewMode=docs')
  await page.locator('.docblock-code-toggle').first().waitFor({ timeout: 30_000 })
  for (const toggle of await page.locator('.docblock-code-toggle').all()) await toggle.click({ timeout: 10_000 })
  const codes = page.locator('pre.prismjs')
  await expect
    .poll(async () => (await codes.allInnerTexts()).map((code) => code.trim().slice(0, 10)), { timeout: 30_000 })
    .toEqual(['<ListRow\n ', '<StateGrid'])
  const text = (await codes.allInnerTexts()).join('\n')
  expect(text).toContain('<ListRow icon={<Wallet />} label="Wallet" renderLink={() => {}}/>')
  expect(text).not.toMatch(/\bplay\b|expect\(|function\b|<[a-z]\b[ />]/)
}, 60_000)

test('applies a theme of the skin lab to a story when the URL contains the theme', async () => {
  const { page, faults } = await open(
    'iframe.html?id=components-button--playground&viewMode=story&globals=merchant:lab;skin:of-trevo_brand-0b5cad_radius-small',
  )
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ timeout: 60_000 })
  const worn = await page.evaluate(() => {
    const { merchant, mode } = document.documentElement.dataset
    const styles = getComputedStyle(document.documentElement)
    return { merchant, mode, brand: styles.getPropertyValue('--brand'), radius: styles.getPropertyValue('--radius-s') }
  })
  expect(worn).toEqual({ merchant: 'trevo', mode: 'light', brand: '#0b5cad', radius: '3px' })
  expect(faults.join('\n')).toBe('')
}, 90_000)

test('shows the skin lab’s preview in the edited theme, and has each story that the lab offers', async () => {
  const { entries } = JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, unknown>>
  }
  expect(LAB_PREVIEW_STORIES.map(({ id }) => id).filter((id) => !Object.hasOwn(entries, id))).toEqual([])
  const { page } = await open('index.html?path=/story/skin-lab-theme--theme&globals=merchant:aurora')
  const lab = page.frameLocator('#storybook-preview-iframe')
  await lab.getByLabel('Shown').selectOption('components-button--states', { timeout: 60_000 })
  const shown = lab.frameLocator('iframe')
  await shown.getByRole('button', { name: 'Forgot it?' }).waitFor({ timeout: 60_000 })
  await page.getByRole('tabpanel').getByRole('row', { name: 'Radius' }).getByRole('combobox').selectOption('large')
  await lab.getByLabel('theme.jsonc').getByText('"radius": "large"').waitFor({ timeout: 30_000 })
  await expect
    .poll(() => shown.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--radius-l')))
    .toBe('26px')
  await expect.poll(() => page.url(), { timeout: 30_000 }).toContain('args=radius:large')
}, 150_000)

test('opens the story of home in the edited theme when the skin lab shows every story', async () => {
  const { page } = await open('index.html?path=/story/skin-lab-theme--theme&globals=merchant:kite&args=radius:small')
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('button', { name: 'Show every story in this skin' })
    .click({ timeout: 60_000 })
  await expect
    .poll(() => page.url(), { timeout: 30_000 })
    .toMatch(
      /path=\/story\/screens-home--guest.*merchant:lab.*of-kite_radius-small|path=\/story\/screens-home--guest.*of-kite_radius-small.*merchant:lab/,
    )
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('html[data-merchant=kite]')
    .getByRole('banner')
    .waitFor({ timeout: 30_000 })
}, 120_000)
