import { createSessionFixture, createMemoryStorageBackend } from '@lobby/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createPopupPageFixture, renderHomeWithPopupPages } from '../testing/renderHomeWithPopupPages.tsx'

const [one, two] = [createPopupPageFixture('One'), createPopupPageFixture('Two')]
const kept = (backend: ReturnType<typeof createMemoryStorageBackend>, name: string) =>
  JSON.parse(backend.getItem(name) ?? 'null') as unknown
const pairs = (...popups: readonly { title: string; content: string }[]) =>
  popups.map(({ title, content }) => ({ title, content }))

test(
  'animates the popup before it disappears when its close button is pressed',
  { tags: ['HOME-017', 'HOME-023'] },
  async () => {
    // With this duration, no animation ends during the test.
    const theme = document.documentElement.style
    theme.setProperty('--duration-calm', '1000s')
    theme.setProperty('--ease', 'linear')
    onTestFinished(() => void [theme.removeProperty('--duration-calm'), theme.removeProperty('--ease')])
    const { open, dialog, button } = await renderHomeWithPopupPages([one])
    await open()
    const panel = dialog.element()
    const finish = () => panel.getAnimations().forEach((each) => each.finish())
    finish()
    await button('Close').click()
    await expect
      .poll(() => panel.getAnimations().map((each) => (each as CSSTransition).transitionProperty))
      .toContain('opacity')
    expect(panel.isConnected).toBe(true)
    finish()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test(
  'stores show=false and the pages in SHELL_PU_A when a member closes the popup',
  { tags: ['HOME-024'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const page = createPopupPageFixture('One', { execution: 'A' })
    const { open, button } = await renderHomeWithPopupPages([page, two], { backend, session: createSessionFixture() })
    await open()
    await button('Close').click()
    expect(kept(backend, 'SHELL_PU_A')).toEqual({ show: false, list: pairs(page) })
    expect(backend.getItem('SHELL_PU_B')).toBeNull()
  },
)

test(
  'stores show=false and the pages in SHELL_PU_B when a guest closes the popup',
  { tags: ['HOME-025'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const { open, button } = await renderHomeWithPopupPages([one, createPopupPageFixture('Two', { execution: 'A' })], {
      backend,
    })
    await open()
    await button('Close').click()
    expect(kept(backend, 'SHELL_PU_B')).toEqual({ show: false, list: pairs(one) })
    expect(backend.getItem('SHELL_PU_A')).toBeNull()
  },
)

test('opens closed popup pages again only when one of them has changed', { tags: ['HOME-026'] }, async () => {
  const values = { SHELL_PU_B: JSON.stringify({ show: false, list: pairs(one, two) }) }
  const same = await renderHomeWithPopupPages([one, two], { backend: createMemoryStorageBackend({ values }) })
  await same.pass(5000)
  expect(same.isOpen()).toBe(false)
  same.publish([one, { ...two, content: '<p>New</p>' }])
  await same.pass(500)
  expect(same.isOpen()).toBe(true)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => Promise.resolve(history.back())],
  ['a press outside', () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })],
])('closes the popup and stores its pages as closed on %s', async (_, act) => {
  history.pushState({ key: 'page' }, '')
  const backend = createMemoryStorageBackend()
  const { open, dialog } = await renderHomeWithPopupPages([one], { backend })
  await open()
  await expect.element(dialog).toBeVisible()
  await act()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kept(backend, 'SHELL_PU_B')).toEqual({ show: false, list: pairs(one) })
})

test('shows newly published pages only after the popup is closed', async () => {
  const { pass, screen, button, publish, dialog } = await renderHomeWithPopupPages([one])
  await pass(500)
  publish([two])
  await pass(5000)
  expect(screen.getByRole('heading', { name: 'One' }).elements()).toHaveLength(1)
  await button('Close').click()
  await expect.element(dialog).toHaveAccessibleName('Two')
})
