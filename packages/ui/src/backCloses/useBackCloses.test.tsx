import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createOverlayHistory } from './overlayHistory.ts'
import { useBackCloses } from './useBackCloses.ts'

function Overlay({ name, stays = false }: { name: string; stays?: boolean }) {
  const [open, setOpen] = useState(false)
  const [away, setAway] = useState(false)
  useBackCloses(open && !away, () => !stays && setOpen(false))
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

const page = () => (history.state as { key?: string } | null)?.key
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

/** Goes back and waits until history rests: a pass over a left entry is a second step. */
async function back(): Promise<void> {
  history.back()
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
}

let pages = 0
beforeEach(() => {
  pages += 1
  history.pushState({ key: `before-${pages}` }, '')
  history.pushState({ key: `page-${pages}` }, '')
})
afterEach(() => void vi.restoreAllMocks())

async function overlays(...names: string[]) {
  const screen = await render(
    <StrictMode>
      {names.map((name) => (
        <Overlay key={name} name={name} stays={name === 'Busy'} />
      ))}
    </StrictMode>,
  )
  return { screen, press: (name: string) => screen.getByRole('button', { name, exact: true }).click() }
}

test('Back closes the overlay and keeps the page; the next Back leaves it', async () => {
  const { press } = await overlays('Sheet')
  await press('Sheet')
  expect(shown()).toEqual(['Sheet is open'])
  await back()
  expect(shown()).toEqual([])
  expect(page()).toBe(`page-${pages}`)
  await back()
  expect(page()).toBe(`before-${pages}`)
})

test('without an overlay Back leaves the page', async () => {
  await overlays('Sheet')
  await back()
  expect(page()).toBe(`before-${pages}`)
})

test('of two overlays Back closes the upper one first', async () => {
  const { press } = await overlays('Sheet', 'Dialog')
  await press('Sheet')
  await press('Dialog')
  await back()
  expect(shown()).toEqual(['Sheet is open'])
  await back()
  expect(shown()).toEqual([])
  expect(page()).toBe(`page-${pages}`)
})

test('an overlay that closed by itself costs no step of Back, and never moves history', async () => {
  const { press } = await overlays('Sheet')
  const moved = vi.spyOn(history, 'back')
  await press('Sheet')
  await press('Sheet')
  expect(shown()).toEqual([])
  expect(moved).not.toHaveBeenCalled()
  moved.mockRestore()
  await back()
  expect(page()).toBe(`before-${pages}`)
})

test('one entry serves every overlay that the page opens', async () => {
  const { press } = await overlays('Sheet', 'Dialog')
  const before = history.length
  for (let time = 0; time < 3; time++) {
    await press('Sheet')
    await press('Sheet')
    await press('Dialog')
    await press('Dialog')
  }
  expect(history.length).toBe(before + 1)
  await press('Sheet')
  await back()
  expect(shown()).toEqual([])
  expect(page()).toBe(`page-${pages}`)
})

test('the lower one is closed by Back after the upper one closed by itself', async () => {
  const { press } = await overlays('Sheet', 'Dialog')
  await press('Sheet')
  await press('Dialog')
  await press('Dialog')
  await back()
  expect(shown()).toEqual([])
  expect(page()).toBe(`page-${pages}`)
})

test('an overlay that may not close stays, and Back does not leave the page on the second try either', async () => {
  const { press } = await overlays('Busy')
  await press('Busy')
  await back()
  await back()
  expect(shown()).toEqual(['Busy is open'])
  expect(page()).toBe(`page-${pages}`)
})

test('a page that opens from an overlay leads back to the page below it, closed', async () => {
  const { press } = await overlays('Sheet')
  await press('Sheet')
  await press('Away with Sheet')
  history.pushState({ key: 'next' }, '')
  await back()
  expect(page()).toBe(`page-${pages}`)
  await back()
  expect(page()).toBe(`before-${pages}`)
})

test('an entry keeps what the router wrote into the page’s own', async () => {
  history.replaceState({ key: `page-${pages}`, idx: 7, usr: { from: 'home' } }, '')
  const { press } = await overlays('Sheet')
  await press('Sheet')
  expect(history.state).toEqual({ key: `page-${pages}`, idx: 7, usr: { from: 'home' }, overlays: 1 })
})

test('an entry that was left before the page was loaded again costs no step of Back', async () => {
  history.pushState({ key: `page-${pages}`, overlays: 1 }, '')
  // As the module does when it is loaded.
  createOverlayHistory(window)
  await back()
  expect(page()).toBe(`before-${pages}`)
})
