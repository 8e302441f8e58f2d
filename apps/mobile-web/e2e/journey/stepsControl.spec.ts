import { expect, test as base } from '@playwright/test'
import { createSimulatedPlayer, type SimulatedPlayer, type JourneyStepOptions } from './createSimulatedPlayer.ts'

/** The test function for pages with planted faults. */
const test = base.extend<{ player: SimulatedPlayer; open: (html: string) => Promise<void> }>({
  player: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`))
    await use(await createSimulatedPlayer({ page, session: await page.context().newCDPSession(page), problems }))
  },
  open: async ({ page, player }, use) => {
    expect(player).toBeDefined()
    await use(async (html) => {
      await page.route('http://journey.test/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: makePage(html) }),
      )
      await page.goto('http://journey.test/')
    })
  },
})

const makePage = (html: string) => `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"><style>body { font: 16px/1.4 sans-serif; margin: 0 } button, input { block-size: 44px } .far { block-size: 2000px }</style>
  <main><button id="tap">Tap</button>${html}<div class="far">Text</div><p id="end">The end</p></main>`

/** Returns a script element whose code runs when the page's button is tapped. */
const onTap = (script: string) =>
  `<script>document.querySelector('#tap').addEventListener('click', () => { ${script} })</script>`
const bar = '<div id="bar" style="position: fixed; inset: auto 0 0; block-size: 60px; background: gray">Bar</div>'

const planted: readonly {
  readonly name: string
  readonly html: string
  readonly message: RegExp
  readonly options?: JourneyStepOptions
}[] = [
  {
    name: 'a page that scrolls after a tap',
    html: onTap('scrollTo(0, 300)'),
    message: /the page scrolled without a finger: 300 px down/,
  },
  {
    name: 'a page that goes on scrolling after the step',
    html: `<style>#tap { position: fixed }</style>${onTap('setInterval(() => scrollBy(0, 10), 100)')}`,
    options: { scrolls: true },
    message: /the page scrolled without a finger: 10 px down.*after the step/,
  },
  {
    name: 'a box that scrolls after a tap',
    html: `<div role="list" aria-label="Box" style="block-size: 60px; overflow: auto"><div class="far"></div></div>${onTap("document.querySelector('[role=list]').scrollTop = 40")}`,
    message: /<div role=list> "Box" scrolled without a finger: 40 px down/,
  },
  {
    name: 'a list that shows other items in the same places',
    html: `<p aria-posinset="1" style="position: fixed; inset: 60px 0 60px; background: white">Item</p>${onTap("document.querySelector('p').ariaPosInSet = '9'; scrollBy(0, 100)")}`,
    message: /the page scrolled without a finger: 100 px down/,
  },
  {
    name: 'an alert below the visible area',
    html: onTap("document.querySelector('#end').outerHTML = '<p role=alert>Wrong</p>'"),
    message: /the message <p role=alert> "Wrong" is outside of the visible area/,
  },
  {
    name: 'a status message that a bar covers',
    html: `${bar}<p role="status" style="position: fixed; inset-block-end: 0"></p>${onTap("document.querySelector('[role=status]').textContent = 'Saved'; document.body.append(document.querySelector('#bar'))")}`,
    message: /the message <p role=status> "Saved" is covered by <div> "Bar"/,
  },
  {
    name: 'a focused element below the visible area',
    html: onTap("const end = document.querySelector('#end'); end.tabIndex = -1; end.focus({ preventScroll: true })"),
    message: /the focus is outside of the visible area: <p> "The end"/,
  },
  {
    name: 'a focused field behind a bar',
    html: `<input aria-label="Name" style="position: fixed; inset-block-end: 4px">${bar}${onTap("document.querySelector('input').focus()")}`,
    message: /the focus is covered by <div> "Bar": <input> "Name"/,
  },
  {
    name: 'an error in the console after a tap',
    html: onTap("console.error('It broke')"),
    message: /console: It broke/,
  },
  {
    name: 'an uncaught error after a tap',
    html: onTap("throw new Error('It broke')"),
    message: /page error: It broke/,
  },
]

for (const { name, html, message, options } of planted) {
  test(`reports the fault "${name}" of a page when a step of a journey ends`, async ({ page, player, open }) => {
    await open(html)
    await expect(
      player.step('taps', () => player.tap(page.getByRole('button', { name: 'Tap' })), options),
    ).rejects.toThrow(message)
  })
}

test('reports that a player cannot tap an element when another element covers it', async ({ page, player, open }) => {
  await open('<div style="position: absolute; inset-block-start: 0; inline-size: 90px; block-size: 60px">Over</div>')
  await expect(player.step('taps', () => player.tap(page.getByRole('button', { name: 'Tap' })))).rejects.toThrow(
    /cannot be tapped at .* covered by <div> "Over"/,
  )
})

test('taps the new element when an animation ends by replacing the element', async ({ page, player, open }) => {
  await open(`<p></p><script>
    const old = document.querySelector('#tap')
    old.animate([{ opacity: 0.5 }, { opacity: 1 }], 2000).finished.then(() => {
      const next = old.cloneNode(true)
      next.onclick = () => { document.querySelector('p').textContent = 'Tapped' }
      document.querySelector('p').after(next)
      old.remove()
    })</script>`)
  await player.step('taps', () => player.tap(page.getByRole('button', { name: 'Tap' })))
  await expect(page.getByText('Tapped')).toBeVisible()
})

test('reports a page that scrolls when a list grows after a swipe to its end', async ({ page, player, open }) => {
  await open(`<div id="list" style="block-size: 1200px; overflow-anchor: none"></div><p id="more" style="block-size: 60px">More</p>
    <script>addEventListener('scroll', function grow() {
      if (scrollY + innerHeight < document.documentElement.scrollHeight - 2) return
      removeEventListener('scroll', grow)
      setTimeout(() => { document.querySelector('#list').style.blockSize = '3000px' }, 200)
    })</script>`)
  await page.evaluate(() => document.querySelector('.far')?.remove())
  await expect(player.step('swipes to the end', () => player.swipeToEnd())).rejects.toThrow(
    /the page scrolled without a finger: 1800 px down|the page moved by/,
  )
})

test('reports a page that scrolls just before the page guard inspects the page', async ({ page, player, open }) => {
  await open(`<div id="list" style="block-size: 1200px; overflow-anchor: none"></div><p>More</p>`)
  await page.evaluate(() => {
    document.querySelector('.far')?.remove()
    const guard = window.journeyGuard
    const list = document.querySelector<HTMLElement>('#list')
    if (!guard || !list) throw new Error('The page has no guard or no list.')
    window.journeyGuard = {
      ...guard,
      inspect: (options) => {
        list.style.blockSize = '3000px'
        return guard.inspect(options)
      },
    }
  })
  await expect(player.step('swipes to the end', () => player.swipeToEnd())).rejects.toThrow(
    'the page scrolled without a finger: 1800 px down',
  )
})

test('accepts a page that scrolls to keep the visible content in place when content above it grows', async ({
  page,
  player,
  open,
}) => {
  await open(
    `<style>#tap { position: fixed }</style><div class="far"></div><p>${'Words. '.repeat(900)}</p>${onTap("document.querySelector('.far').style.blockSize = '2300px'")}`,
  )
  await player.step('swipes down', () => player.swipe(2100))
  const before = await page.evaluate(() => scrollY)
  await player.step('taps', () => player.tap(page.getByRole('button', { name: 'Tap' })))
  expect((await page.evaluate(() => scrollY)) - before).toBe(300)
})

test('accepts a page when only the finger scrolls it and all its messages are in view', async ({
  page,
  player,
  open,
}) => {
  await open(
    `${bar}<p role="alert" style="position: fixed; inset-block-start: 60px"></p>${onTap("document.querySelector('[role=alert]').textContent = 'Saved'")}`,
  )
  await player.step('taps a button', () => player.tap(page.getByRole('button', { name: 'Tap' })))
  await player.step('swipes to the end', () => player.swipeToEnd())
  await expect(page.locator('#end')).toBeInViewport()
  const before = await page.evaluate(() => scrollY)
  await player.step('swipes back', () => player.swipe(-300))
  expect(before - (await page.evaluate(() => scrollY))).toBeGreaterThan(250)
})
