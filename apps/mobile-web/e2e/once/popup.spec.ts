import { holdCalm } from '../holdCalm.ts'
import { expect, openHome, test } from '../lobby.ts'

test(
  'loads the popup of guests only after the list of announcements, and opens it before home is idle',
  { tag: ['@HOME-014', '@HOME-021', '@HOME-029'] },
  async ({ page, lobby, merchant }) => {
    const item = (title: string, execution: 'A' | 'B' | 'F') => ({
      title,
      content: `<p>Sobre ${title}</p>`,
      promotionType: null,
      execution,
    })
    await lobby.tell('/content', { merchant, kind: 'popup', items: [item('Convite', 'B'), item('Sócios', 'A')] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const ofPopup = () => asked.filter((path) => /announcements-|Markup-|\/notice\b/.test(path))
    let list = () => undefined as void
    const held = new Promise<void>((resolve) => (list = resolve))
    await page.route(/\/wps\/announcement\/home\?/, async (route) => {
      await held
      await route.continue()
    })
    await holdCalm(page)
    await openHome(page, lobby)
    // The chunk of what opens the popup is here.
    await expect(page.getByRole('navigation').last()).toBeVisible()
    await expect.poll(() => asked.some((path) => /\/assets\/surroundings-/.test(path))).toBe(true)
    expect(ofPopup()).toEqual([])
    list()
    await expect(page.getByRole('dialog', { name: 'Convite', exact: true })).toBeVisible()
    await expect(page.getByText('Sobre Convite')).toBeVisible()
    await expect(page.getByText('Sobre Sócios')).toHaveCount(0)
    expect(ofPopup()).not.toEqual([])
  },
)

/** Milliseconds from the list to the popup. */
const WAIT_MS = 500

test(
  'opens the popup as soon as its code arrives, if that takes longer than the popup waits after the list',
  { tag: ['@HOME-021'] },
  async ({ page, lobby, merchant }) => {
    await lobby.tell('/content', {
      merchant,
      kind: 'popup',
      items: [{ title: 'Convite', content: '<p>Sobre o convite</p>', promotionType: null, execution: 'B' }],
    })
    // The clock of the page moves at the test's word, and a popup that began to wait only now would wait for ever.
    await page.addInitScript((wait) => {
      const { setTimeout: start, performance } = window
      const now = performance.now.bind(performance)
      let ahead = 0
      performance.now = () => now() + ahead
      Object.assign(window, {
        setTimeout: (run: () => void, milliseconds?: number) => (milliseconds === wait ? 0 : start(run, milliseconds)),
        passWait: () => (ahead += wait),
      })
    }, WAIT_MS)
    const { promise: code, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/announcements-/, async (route) => {
      await code
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/announcements-/)
    await openHome(page, lobby)
    await asked
    await page.evaluate(() => (window as unknown as { passWait: () => void }).passWait())
    release()
    await expect(page.getByRole('dialog', { name: 'Convite', exact: true })).toBeVisible()
  },
)
