import { compileMessages, knownMessages, mirrored, pseudo, type Dictionary } from '@lobby/i18n/build'
import type { Page } from '@playwright/test'
import { expect, openHome, test } from '../lobby.ts'

test.use({ language: 'EN' })

const english = knownMessages()['EN'] ?? {}

/** Serves a made-up language in place of English. */
const speak = (page: Page, change: (texts: Dictionary) => Dictionary) =>
  page.route(/\/i18n\/EN\.(\w+)\./, (route) => {
    const group = /EN\.(\w+)\./.exec(route.request().url())?.[1] ?? ''
    return route.fulfill({ json: compileMessages(change(english[group] ?? {})) })
  })

/** What is read on the page, piece by piece, names and accessible names included; what comes from the platform or the folder left out. */
const words = (page: Page, merchantsOwn: readonly string[]) =>
  page.evaluate((own) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !parent.closest('script, style, template') && /\p{L}{2}/u.test(node.textContent ?? '')) found.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name)
        if (text !== null && /\p{L}{2}/u.test(text)) found.push(text)
      }
    return found.filter((text) => !own.some((one) => text.includes(one)))
  }, merchantsOwn)

const aurora = ['Aurora', 'Demonstration brand', 'English']

/** Pages that show texts of the product alone, with what has to be there first. */
const pages = [
  ['/m/nowhere', 'core.notFound.title'],
  ['/m/login', 'auth.login.submit'],
] as const

for (const [path, id] of pages) {
  test(`every word of ${path} comes from a dictionary, and there is room for longer ones at 320 px`, async ({ page, lobby, text }) => {
    await speak(page, pseudo)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(lobby.origin + path)
    const [first = ''] = Object.values(pseudo({ id: text(id) }))
    await expect(page.getByText(first).first()).toBeVisible()
    const read = await words(page, aurora)
    expect(read.length).toBeGreaterThan(5)
    expect(read.filter((piece) => !/^⟦[^]*⟧$/.test(piece.trim()))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('the control: a word that no dictionary has is found', async ({ page, lobby, text }) => {
  await speak(page, pseudo)
  await page.goto(`${lobby.origin}/m/nowhere`)
  await expect(page.getByText(Object.values(pseudo({ id: text('core.notFound.title') }))[0] ?? '')).toBeVisible()
  await page.evaluate(() => document.querySelector('footer')?.append('Hard-coded'))
  expect((await words(page, aurora)).filter((piece) => !/^⟦[^]*⟧$/.test(piece.trim()))).toEqual(['Hard-coded'])
})

test('from right to left the page is the mirror image, at 320 px too', async ({ page, lobby }) => {
  await openHome(page, lobby)
  const signIn = page.getByRole('banner').getByRole('link').last()
  const before = await signIn.boundingBox()
  await speak(page, mirrored)
  await page.setViewportSize({ width: 320, height: 640 })
  await openHome(page, lobby)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expect(page.getByRole('banner')).toContainText('\u202eSign in\u202c')
  const after = await signIn.boundingBox()
  expect(before?.x).toBeGreaterThan(180)
  expect(after?.x).toBeLessThan(40)
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, Math.abs(Math.round(window.scrollX))])).toEqual([320, 0])
})
