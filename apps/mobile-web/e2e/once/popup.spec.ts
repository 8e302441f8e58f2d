import { delayIdleLoading } from '../delayIdleLoading.ts'
import { expect, openHome, test } from '../lobby.ts'

test(
  'loads the popup for guests only after the announcements, and opens the popup before home is idle',
  { tag: ['@HOME-014', '@HOME-021', '@HOME-029'] },
  async ({ page, lobby, merchant }) => {
    const item = (title: string, execution: 'A' | 'B' | 'F') => ({
      title,
      content: `<p>Sobre ${title}</p>`,
      promotionType: null,
      execution,
    })
    await lobby.callSandbox('/content', { merchant, kind: 'popup', items: [item('Convite', 'B'), item('Sócios', 'A')] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const popupRequests = () => asked.filter((path) => /announcements-|Markup-|\/notice\b/.test(path))
    let list = () => undefined as void
    const held = new Promise<void>((resolve) => (list = resolve))
    await page.route(/\/wps\/announcement\/home\?/, async (route) => {
      await held
      await route.continue()
    })
    await delayIdleLoading(page)
    await openHome(page, lobby)
    // Wait for the chunk whose code opens the popup.
    await expect(page.getByRole('navigation').last()).toBeVisible()
    await expect.poll(() => asked.some((path) => /\/assets\/frame\.chunk-/.test(path))).toBe(true)
    expect(popupRequests()).toEqual([])
    list()
    await expect(page.getByRole('dialog', { name: 'Convite', exact: true })).toBeVisible()
    await expect(page.getByText('Sobre Convite')).toBeVisible()
    await expect(page.getByText('Sobre Sócios')).toHaveCount(0)
    expect(popupRequests()).not.toEqual([])
  },
)

/** The delay between the response with the announcements and the opening of the popup. */
const POPUP_DELAY_MS = 500

test(
  'opens the popup as soon as its code has loaded when the code takes longer than the popup’s delay',
  { tag: ['@HOME-021'] },
  async ({ page, lobby, merchant }) => {
    await lobby.callSandbox('/content', {
      merchant,
      kind: 'popup',
      items: [{ title: 'Convite', content: '<p>Sobre o convite</p>', promotionType: null, execution: 'B' }],
    })
    // The test advances the page's clock by the delay before the popup's code has loaded. Timers with this delay never
    // fire. So a popup that starts the delay only after its code has loaded never opens.
    await page.addInitScript((delayMs) => {
      const { setTimeout: start, performance } = window
      const now = performance.now.bind(performance)
      let ahead = 0
      performance.now = () => now() + ahead
      Object.assign(window, {
        setTimeout: (run: () => void, milliseconds?: number) =>
          milliseconds === delayMs ? 0 : start(run, milliseconds),
        passDelay: () => (ahead += delayMs),
      })
    }, POPUP_DELAY_MS)
    const { promise: code, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/announcements-/, async (route) => {
      await code
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/announcements-/)
    await openHome(page, lobby)
    await asked
    await page.evaluate(() => (window as unknown as { passDelay: () => void }).passDelay())
    release()
    await expect(page.getByRole('dialog', { name: 'Convite', exact: true })).toBeVisible()
  },
)
