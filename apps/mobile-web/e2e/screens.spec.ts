import { isDeepRun } from '@lobby/test-kit/depth'
import { setPageClockAhead } from './phoneConditions.ts'
import { expect, testWithoutPage as test } from './lobby.ts'
import { findLayoutAndAxeFaults } from './screens/findLayoutAndAxeFaults.ts'
import { viewsByRoute } from './screens/viewsByRoute.ts'
import { isViewTestedInRun, chooseViewTestLanguage } from './screens/viewMatrix.ts'
import { createViewOpener, type ScreenView } from './screens/createViewOpener.ts'
import { onlyTestedMerchant, testedMerchants } from './testedMerchants.ts'

/**
 * True if the tests visit every view and run axe: in the deep run, and when `merchant prove` checks a merchant.
 */
const visitsAllViews = isDeepRun || onlyTestedMerchant !== undefined

const routes = Object.entries<readonly ScreenView[]>(viewsByRoute)

// Run these tests in parallel, because together they take longer than all other tests with a browser.
test.describe.configure({ mode: 'parallel' })

const findSkinIndex = (merchant: string) =>
  Math.max(
    0,
    testedMerchants.findIndex((skin) => skin.merchant === merchant),
  )

/**
 * Returns whether the tests of a merchant visit a view. The tests of a demo merchant visit a third of the views. The
 * tests of `merchant prove` visit all views.
 */
const isVisitedBy = (merchant: string, group: number, index: number) =>
  onlyTestedMerchant !== undefined || isViewTestedInRun(findSkinIndex(merchant), group, index)

interface Options {
  readonly withAxe?: boolean
  readonly isOneSize?: boolean
  readonly isInside?: boolean
}

/** Visits a view as a separate step of the test. Returns one sentence for each fault. */
const findFaults = (
  viewer: ReturnType<typeof createViewOpener>,
  view: ScreenView,
  language: string,
  { withAxe = false, isOneSize = false, isInside = false }: Options,
) =>
  test.step(`visits the view ${view.name} in the language ${language}`, async () => {
    const found = await viewer
      .visit(view, (page) => findLayoutAndAxeFaults(page, { withAxe, isOneSize }), { isInside })
      .catch((error: unknown) => [`did not load: ${String(error)}`])
    return found.map((fault) => `${view.name}, ${language}, ${fault}`)
  })

// Storybook checks the layout of screens that have a story. This test proves that the stamped site opens these screens,
// and computes dates from the platform's clock instead of the phone's clock.
test('opens every screen that has a Storybook story, without loading another document, on a phone with a wrong clock', async ({
  running,
  browser,
  merchant,
}) => {
  test.skip(visitsAllViews, 'each view has a separate test')
  test.setTimeout(300_000)
  const language = chooseViewTestLanguage(findSkinIndex(merchant), 0)
  await running.reset()
  const viewer = createViewOpener({ running, browser, merchant, language, prepare: setPageClockAhead })
  const faults: string[] = []
  for (const [group, [, [first]]] of routes.entries()) {
    if (first?.story === undefined || !isVisitedBy(merchant, group, 0)) continue
    faults.push(...(await findFaults(viewer, first, language, { isOneSize: true, isInside: true })))
  }
  await viewer.close()
  expect([...faults, ...viewer.problems()]).toEqual([])
})

for (const [group, [route, views]] of routes.entries()) {
  // Skip views that have a story, because Storybook checks their layout: see `ScreenView.story`.
  const visited = views
    .map((view, index) => ({ view, index }))
    .filter(({ view }) => visitsAllViews || view.story === undefined)
  if (visited.length === 0) continue
  test(`shows ${route} without overflow, cut text or small targets at a width of 360 px and 320 px, and with doubled text size`, async ({
    viewers,
    merchant,
  }) => {
    const chosen = visited.filter(({ index }) => isVisitedBy(merchant, group, index))
    test.skip(chosen.length === 0, 'other merchants visit these views')
    test.setTimeout(chosen.length * 25_000 + 30_000)
    const language = chooseViewTestLanguage(findSkinIndex(merchant), group)
    const viewer = await viewers(merchant, language)
    const faults: string[] = []
    for (const { view, index } of chosen)
      faults.push(
        ...(await findFaults(viewer, view, language, {
          withAxe: visitsAllViews && (index === 0 || view.needsAxe === true),
        })),
      )
    expect(faults).toEqual([])
  })
}
