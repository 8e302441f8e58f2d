import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createOverlayHistory } from './createOverlayHistory.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

function Overlay({ name, stays = false }: { name: string; stays?: boolean }) {
  const [open, setOpen] = useState(false)
  const [away, setAway] = useState(false)
  useCloseOnBack(open && !away, () => !stays && setOpen(false))
  return away ? null : (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {name}
      </button>
      <button type="button" onClick={() => setAway(true)}>
        Away with {name}
      </button>
      {open && <p>{name} is open</p>}
    </>
  )
}

const getPageKey = () => (history.state as { key?: string } | null)?.key
const getOpenOverlays = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

/**
 * Goes back and waits until the history no longer changes. Skipping the remaining entry of a closed overlay is a second
 * step back.
 */
async function goBack(): Promise<void> {
  history.back()
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
}

let pageNumber = 0
beforeEach(() => {
  pageNumber += 1
  history.pushState({ key: `before-${pageNumber}` }, '')
  history.pushState({ key: `page-${pageNumber}` }, '')
})
afterEach(() => void vi.restoreAllMocks())

async function renderOverlays(...names: string[]) {
  const screen = await render(
    <StrictMode>
      {names.map((name) => (
        <Overlay key={name} name={name} stays={name === 'Busy'} />
      ))}
    </StrictMode>,
  )
  return { screen, press: (name: string) => screen.getByRole('button', { name, exact: true }).click() }
}

test('closes an open overlay on Back without leaving the page, and leaves the page on the next Back', async () => {
  const { press } = await renderOverlays('Sheet')
  await press('Sheet')
  expect(getOpenOverlays()).toEqual(['Sheet is open'])
  await goBack()
  expect(getOpenOverlays()).toEqual([])
  expect(getPageKey()).toBe(`page-${pageNumber}`)
  await goBack()
  expect(getPageKey()).toBe(`before-${pageNumber}`)
})

test('leaves the page on Back when no overlay is open', async () => {
  await renderOverlays('Sheet')
  await goBack()
  expect(getPageKey()).toBe(`before-${pageNumber}`)
})

test('closes the upper one of two open overlays on the first Back, and the lower one on the second Back', async () => {
  const { press } = await renderOverlays('Sheet', 'Dialog')
  await press('Sheet')
  await press('Dialog')
  await goBack()
  expect(getOpenOverlays()).toEqual(['Sheet is open'])
  await goBack()
  expect(getOpenOverlays()).toEqual([])
  expect(getPageKey()).toBe(`page-${pageNumber}`)
})

test('leaves the page on one Back after an overlay was closed in another way than by Back', async () => {
  const { press } = await renderOverlays('Sheet')
  const moved = vi.spyOn(history, 'back')
  await press('Sheet')
  await press('Sheet')
  expect(getOpenOverlays()).toEqual([])
  expect(moved).not.toHaveBeenCalled()
  moved.mockRestore()
  await goBack()
  expect(getPageKey()).toBe(`before-${pageNumber}`)
})

test('reuses one history entry when several overlays open and close one after the other', async () => {
  const { press } = await renderOverlays('Sheet', 'Dialog')
  const before = history.length
  for (let time = 0; time < 3; time++) {
    await press('Sheet')
    await press('Sheet')
    await press('Dialog')
    await press('Dialog')
  }
  expect(history.length).toBe(before + 1)
  await press('Sheet')
  await goBack()
  expect(getOpenOverlays()).toEqual([])
  expect(getPageKey()).toBe(`page-${pageNumber}`)
})

test('closes the lower overlay on Back after the upper overlay was closed in another way than by Back', async () => {
  const { press } = await renderOverlays('Sheet', 'Dialog')
  await press('Sheet')
  await press('Dialog')
  await press('Dialog')
  await goBack()
  expect(getOpenOverlays()).toEqual([])
  expect(getPageKey()).toBe(`page-${pageNumber}`)
})

test('stays on the page on a first and a second Back when an overlay refuses to close', async () => {
  const { press } = await renderOverlays('Busy')
  await press('Busy')
  await goBack()
  await goBack()
  expect(getOpenOverlays()).toEqual(['Busy is open'])
  expect(getPageKey()).toBe(`page-${pageNumber}`)
})

test('closes the overlay when the player goes back from a page that was opened from the overlay', async () => {
  const { press } = await renderOverlays('Sheet')
  await press('Sheet')
  await press('Away with Sheet')
  history.pushState({ key: 'next' }, '')
  await goBack()
  expect(getPageKey()).toBe(`page-${pageNumber}`)
  await goBack()
  expect(getPageKey()).toBe(`before-${pageNumber}`)
})

test('copies the state of the router into the history entry of an overlay', async () => {
  history.replaceState({ key: `page-${pageNumber}`, idx: 7, usr: { from: 'home' } }, '')
  const { press } = await renderOverlays('Sheet')
  await press('Sheet')
  expect(history.state).toEqual({ key: `page-${pageNumber}`, idx: 7, usr: { from: 'home' }, overlays: 1 })
})

test('skips the history entry of an overlay that was open before the page was reloaded', async () => {
  history.pushState({ key: `page-${pageNumber}`, overlays: 1 }, '')
  // Does what the module `useCloseOnBack` does when it loads.
  createOverlayHistory(window)
  await goBack()
  expect(getPageKey()).toBe(`before-${pageNumber}`)
})
