import { holdCalm } from '../holdCalm.ts'
import { expect, openHome, test } from '../lobby.ts'

test('loads the popup of guests only after the list of announcements, and opens it before home is idle', { tag: ['@HOME-014', '@HOME-021', '@HOME-029'] }, async ({ page, lobby, merchant }) => {
  const item = (title: string, execution: 'A' | 'B' | 'F') => ({ title, content: `<p>Sobre ${title}</p>`, promotionType: null, execution })
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
})
