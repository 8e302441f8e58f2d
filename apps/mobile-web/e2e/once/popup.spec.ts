import { holdCalm } from '../holdCalm.ts'
import { expect, openHome, test } from '../lobby.ts'

test('loads the popup of guests only after home is idle, and then opens it', { tag: ['@HOME-014', '@HOME-029'] }, async ({ page, lobby, merchant }) => {
  const item = (title: string, execution: 'A' | 'B' | 'F') => ({ title, content: `<p>Sobre ${title}</p>`, promotionType: null, execution })
  await lobby.tell('/content', { merchant, kind: 'popup', items: [item('Convite', 'B'), item('Sócios', 'A')] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofPopup = () => asked.filter((path) => /announcements-|Markup-|\/notice\b/.test(path))
  const endCalm = await holdCalm(page)
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  expect(ofPopup()).toEqual([])
  await endCalm()
  await expect(page.getByRole('dialog', { name: 'Convite', exact: true })).toBeVisible()
  await expect(page.getByText('Sobre Convite')).toBeVisible()
  await expect(page.getByText('Sobre Sócios')).toHaveCount(0)
  expect(ofPopup()).not.toEqual([])
})
