import { createSessionFixture, createMemoryStorageBackend } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createPopupPageFixture, renderHomeWithPopupPages } from '../testing/renderHomeWithPopupPages.tsx'
import { useDuePopupPages } from './useDuePopupPages.ts'

const [one, two, three] = [
  createPopupPageFixture('One'),
  createPopupPageFixture('Two'),
  createPopupPageFixture('Three'),
]
const kept = (backend: ReturnType<typeof createMemoryStorageBackend>, name: string) =>
  JSON.parse(backend.getItem(name) ?? 'null') as unknown
const pairs = (...popups: readonly { title: string; content: string }[]) =>
  popups.map(({ title, content }) => ({ title, content }))

/** Returns a signal that aborts when the test ends. */
function untilEnd(): AbortSignal {
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  return ended.signal
}

describe('popup pages', () => {
  test('shows one popup page at a time, with its title as the title of the popup', { tags: ['HOME-013'] }, async () => {
    const { open, screen, button } = await renderHomeWithPopupPages([one, two])
    await open()
    await expect.element(screen.getByRole('dialog', { name: 'One' })).toBeVisible()
    await expect.element(screen.getByText('1 of 2')).toBeVisible()
    await button('Next').first().click()
    await expect.element(screen.getByRole('dialog', { name: 'Two' })).toBeVisible()
    await expect.element(screen.getByText('About One')).not.toBeInTheDocument()
  })

  test('shows the content of a popup page as HTML', { tags: ['HOME-014'] }, async () => {
    const { open, dialog } = await renderHomeWithPopupPages([
      createPopupPageFixture('One', { content: '<p>Up to <strong>8%</strong></p><ul><li>Slots</li></ul>' }),
    ])
    await open()
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Slots')
    expect(dialog.getByText('8%').element().tagName).toBe('STRONG')
  })

  test('shows the previous popup page, and stays at the first page', { tags: ['HOME-015', 'HOME-018'] }, async () => {
    const { open, dialog, button } = await renderHomeWithPopupPages([one, two])
    await open()
    await button('Next').first().click()
    await expect.element(dialog).toHaveAccessibleName('Two')
    await button('Previous').click()
    await expect.element(dialog).toHaveAccessibleName('One')
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await button('Previous').click({ force: true })
    await expect.element(dialog).toHaveAccessibleName('One')
    await expect.element(dialog.getByText('1 of 2')).toBeVisible()
  })

  test('shows the next popup page, and stays at the last page', { tags: ['HOME-016', 'HOME-019'] }, async () => {
    const { open, dialog, button } = await renderHomeWithPopupPages([one, two, three])
    await open()
    await button('Next').first().click()
    await expect.element(dialog).toHaveAccessibleName('Two')
    await button('Next').first().click()
    await expect.element(dialog).toHaveAccessibleName('Three')
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
    await button('Next').click({ force: true })
    await expect.element(dialog).toHaveAccessibleName('Three')
    await expect.element(dialog.getByText('3 of 3')).toBeVisible()
  })

  test('shows markup in a popup title as text', { tags: ['A13'] }, async () => {
    const title = '<img src=x onerror=hit()>One'
    const { open, dialog } = await renderHomeWithPopupPages([createPopupPageFixture(title)])
    await open()
    await expect.element(dialog).toHaveAccessibleName(title)
    expect(dialog.element().querySelector('[onerror]')).toBeNull()
  })

  test('shows no pager when the popup has a single page', async () => {
    const { open, button } = await renderHomeWithPopupPages([one])
    await open()
    await expect.element(button('Got it')).toBeVisible()
    await expect.element(button('Next')).not.toBeInTheDocument()
  })

  test('shows the picture with which the popup’s content begins above the title, in full width', async () => {
    // The picture does not load in this test. Stop its error event, because the site removes a picture that fails to
    // load.
    window.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true, signal: untilEnd() })
    const { open, dialog } = await renderHomeWithPopupPages([
      createPopupPageFixture('One', {
        content: '<p><img src="/media/a/x.webp" alt="A chest" width="750" height="320"></p><p>Words</p>',
      }),
    ])
    await open()
    const picture = dialog.getByRole('img', { name: 'A chest' })
    await expect.element(picture).toBeInTheDocument()
    const [panel, image, title] = [dialog, picture, dialog.getByRole('heading')].map((part) =>
      part.element().getBoundingClientRect(),
    )
    expect(Math.round(image!.width)).toBe(Math.round(panel!.width))
    expect(image!.bottom).toBeLessThanOrEqual(title!.top)
  })
})

describe('popup actions', () => {
  test(
    'opens the route in promotionType when the popup’s action is pressed, and closes the popup',
    { tags: ['HOME-020', 'HOME-031'] },
    async () => {
      const backend = createMemoryStorageBackend()
      const page = createPopupPageFixture('One', { promotionType: '/m/rewardCenter' })
      const { open, button, went, dialog } = await renderHomeWithPopupPages([page, two], { backend })
      await open()
      await button('Go to my rewards').click()
      expect(went).toEqual(['/m/rewardCenter'])
      await expect.element(dialog).not.toBeInTheDocument()
      expect(kept(backend, 'SHELL_PU_B')).toEqual({ show: false, list: pairs(page, two) })
    },
  )

  test('opens the promotion when promotionType is its id', { tags: ['HOME-031'] }, async () => {
    const { open, button, went } = await renderHomeWithPopupPages([
      createPopupPageFixture('One', { promotionType: '317' }),
    ])
    await open()
    await button('See more').click()
    expect(went).toEqual(['/m/activityInfo?id=317'])
  })

  test.each([null, '', '//evil.example', 'https://evil.example', 'javascript:alert(1)', '/m/nowhere', '<b>'])(
    'shows no action in the popup for the promotionType %s',
    async (promotionType) => {
      const { open, dialog, button } = await renderHomeWithPopupPages([
        createPopupPageFixture('One', { promotionType }),
      ])
      await open()
      await expect.element(button('Got it')).toBeVisible()
      expect(dialog.getByRole('button').all()).toHaveLength(2)
    },
  )

  test('opens a link in a popup’s content within the site, and closes the popup', async () => {
    const { open, dialog, went } = await renderHomeWithPopupPages([
      createPopupPageFixture('One', { content: '<p><a href="/m/register">Join</a></p>' }),
    ])
    await open()
    await dialog.getByRole('link', { name: 'Join' }).click()
    expect(went).toEqual(['/m/register'])
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('opening of the popup', () => {
  test('opens the popup 500 ms after its mount, and not earlier', { tags: ['HOME-021'] }, async () => {
    const { pass, isOpen } = await renderHomeWithPopupPages([one])
    await pass(499)
    expect(isOpen()).toBe(false)
    await pass(1)
    expect(isOpen()).toBe(true)
  })

  test('opens the popup 500 ms after the platform has published its first page', { tags: ['HOME-022'] }, async () => {
    const { pass, isOpen, publish, screen } = await renderHomeWithPopupPages([])
    await pass(5000)
    expect(isOpen()).toBe(false)
    publish([two])
    await pass(499)
    expect(isOpen()).toBe(false)
    await pass(1)
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('heading', { name: 'Two' }).elements()).toHaveLength(1)
  })

  test('restarts the popup’s delay when its pages change during the delay', async () => {
    const { pass, isOpen, publish } = await renderHomeWithPopupPages([one])
    await pass(400)
    publish([two])
    await pass(400)
    expect(isOpen()).toBe(false)
    await pass(100)
    expect(isOpen()).toBe(true)
  })

  test('returns the popup pages of home’s announcements', { tags: ['CALL-029'] }, async () => {
    function Titles() {
      return (
        <p>
          {useDuePopupPages()
            ?.pages.map(({ title }) => title)
            .join(' and ')}
        </p>
      )
    }
    const value = { banners: [], player: [], popup: [one, two], hot: [], promotion: [] }
    const { screen } = await renderScreen(<Titles />, {
      guest: true,
      answers: { 'GET /wps/announcement/home': { value } },
    })
    await expect.element(screen.getByText('One and Two')).toBeVisible()
  })

  test.each([
    ['a dialog or a sheet', '<div role="dialog" aria-label="Other"></div>'],
    ['a confirmation', '<div role="alertdialog" aria-label="Other"></div>'],
    ['an overlay whose code is loading', '<i hidden data-awaited="overlay"></i>'],
    ['a launch in progress', '<button aria-busy="true">Game</button>'],
    ['a pressed control', '<button data-pressed>Game</button>'],
  ])('does not open the popup while the page contains %s', async (_, markup) => {
    const { pass, screen, button } = await renderHomeWithPopupPages([one])
    const other = document.createElement('div')
    other.innerHTML = markup
    document.body.append(other)
    await pass(5000)
    expect(screen.getByRole('heading', { name: 'One' }).elements()).toHaveLength(0)
    other.remove()
    await pass(500)
    expect(button('Got it').elements()).toHaveLength(1)
  })

  test('does not open the popup while the player types or leaves the page', async () => {
    const { pass, isOpen } = await renderHomeWithPopupPages([one])
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await pass(5000)
    expect(isOpen()).toBe(false)
    window.dispatchEvent(new Event('beforeunload'))
    field.remove()
    await pass(5000)
    expect(isOpen()).toBe(false)
    window.dispatchEvent(new Event('pageshow'))
    await pass(500)
    expect(isOpen()).toBe(true)
  })

  test(
    'does not open the popup on a scrolled page until the player returns to the top of the page',
    { tags: ['HOME-021'] },
    async () => {
      const { pass, isOpen, screen } = await renderHomeWithPopupPages([one])
      ;(screen.getByRole('main').element() as HTMLElement).style.blockSize = '300vh'
      scrollTo(0, 200)
      await pass(5000)
      expect(isOpen()).toBe(false)
      scrollTo(0, 0)
      await pass(500)
      expect(isOpen()).toBe(true)
    },
  )

  test(
    'opens the popup immediately when its code loads later than 500 ms after its pages',
    { tags: ['HOME-021'] },
    async () => {
      const { pass, isOpen } = await renderHomeWithPopupPages([one], {}, { listedAt: performance.now() - 2000 })
      await pass(0)
      expect(isOpen()).toBe(true)
    },
  )

  test('does not open the popup when another tab has closed it during the delay', async () => {
    const { pass, isOpen, site } = await renderHomeWithPopupPages([one])
    await pass(499)
    site.storage.set('popupOfGuests', { show: false, list: pairs(one) })
    await pass(500)
    expect(isOpen()).toBe(false)
  })
})

test('moves the focus into the popup, traps it there, and returns it when the popup closes', async () => {
  const { open, dialog, screen } = await renderHomeWithPopupPages([one, two])
  const below = screen.getByRole('button', { name: 'Below' }).element() as HTMLElement
  below.focus()
  await open()
  await expect.element(dialog).toHaveFocus()
  for (let step = 0; step < 6; step++) {
    await userEvent.tab()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(below)
})

test(
  'opens only the popup pages of execution F when a member signs in for the first time',
  { tags: ['HOME-005', 'HOME-012', 'HOME-028'] },
  async () => {
    const { pass, isOpen, site, publish, screen } = await renderHomeWithPopupPages([])
    await pass(5000)
    expect(isOpen()).toBe(false)
    site.session.signIn(createSessionFixture({ firstTimeLogin: true }))
    publish([
      createPopupPageFixture('Member', { execution: 'A' }),
      createPopupPageFixture('First', { execution: 'F' }),
      one,
    ])
    await pass(500)
    expect(screen.getByRole('heading', { name: 'First' }).elements()).toHaveLength(1)
    expect(screen.getByText(/ of /).elements()).toHaveLength(0)
  },
)

test('opens no popup page of guests when a member signs out on home', { tags: ['HOME-029'] }, async () => {
  const { pass, isOpen, site, publish } = await renderHomeWithPopupPages([], { session: createSessionFixture() })
  await pass(5000)
  site.session.signOut()
  publish([one])
  await pass(5000)
  expect(isOpen()).toBe(false)
})
