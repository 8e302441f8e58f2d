import { isDeep } from '@lobby/test-kit/depth'
import { showWrongDay } from './hardships.ts'
import { expect, withoutPage as test } from './lobby.ts'
import { faultsOf } from './screens/faultsOf.ts'
import { screens } from './screens/screens.ts'
import { isShown, languageOf } from './screens/turns.ts'
import { createViewer, type View } from './screens/visit.ts'
import { brand, skins } from './skins.ts'

/** Whether every view is visited, with axe: a brand is proved by them, and so is a release. */
const isWhole = isDeep || brand !== undefined

const routes = Object.entries<readonly View[]>(screens)

// The routes take most of the time of all journeys: any worker takes any of them.
test.describe.configure({ mode: 'parallel' })

const placeOf = (merchant: string) =>
  Math.max(
    0,
    skins.findIndex((skin) => skin.merchant === merchant),
  )

/** Whether a skin shows a view; a brand that is proved alone shows all of them. */
const isOf = (merchant: string, group: number, index: number) =>
  brand !== undefined || isShown(placeOf(merchant), group, index)

interface Options {
  readonly withAxe?: boolean
  readonly isOneSize?: boolean
  readonly isInside?: boolean
}

/** Visits a view as a separate step. Returns one sentence for each fault. */
const faultsAt = (
  viewer: ReturnType<typeof createViewer>,
  view: View,
  language: string,
  { withAxe = false, isOneSize = false, isInside = false }: Options,
) =>
  test.step(`${view.name}, ${language}`, async () => {
    const found = await viewer
      .visit(view, (page) => faultsOf(page, { withAxe, isOneSize }), { isInside })
      .catch((error: unknown) => [`did not come: ${String(error)}`])
    return found.map((fault) => `${view.name}, ${language}, ${fault}`)
  })

// Stories measure these views. This test proves that the finished site opens them and counts days by the platform's clock.
test('opens every screen that has a story in the same document, on a phone whose clock is wrong', async ({
  running,
  browser,
  merchant,
}) => {
  test.skip(isWhole, 'each view has a test of its own')
  test.setTimeout(300_000)
  const language = languageOf(placeOf(merchant), 0)
  await running.reset()
  const viewer = createViewer({ running, browser, merchant, language, prepare: showWrongDay })
  const faults: string[] = []
  for (const [group, [, [first]]] of routes.entries()) {
    if (first?.story === undefined || !isOf(merchant, group, 0)) continue
    faults.push(...(await faultsAt(viewer, first, language, { isOneSize: true, isInside: true })))
  }
  await viewer.close()
  expect([...faults, ...viewer.problems()]).toEqual([])
})

for (const [group, [route, views]] of routes.entries()) {
  // Stories prove the other states: see `View.story`.
  const visited = views
    .map((view, index) => ({ view, index }))
    .filter(({ view }) => isWhole || view.story === undefined)
  if (visited.length === 0) continue
  test(`${route}: fits 360 and 320 px and text of twice the size, shows all of its words, has targets to hit`, async ({
    viewers,
    merchant,
  }) => {
    const shown = visited.filter(({ index }) => isOf(merchant, group, index))
    test.skip(shown.length === 0, 'other skins show it')
    test.setTimeout(shown.length * 25_000 + 30_000)
    const language = languageOf(placeOf(merchant), group)
    const viewer = await viewers(merchant, language)
    const faults: string[] = []
    for (const { view, index } of shown)
      faults.push(
        ...(await faultsAt(viewer, view, language, { withAxe: isWhole && (index === 0 || view.differs === true) })),
      )
    expect(faults).toEqual([])
  })
}
