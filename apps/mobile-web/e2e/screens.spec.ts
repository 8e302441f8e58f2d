import { isDeep } from '@lobby/test-kit/depth'
import { expect, withoutPage as test } from './lobby.ts'
import { faultsOf } from './screens/faultsOf.ts'
import { screens } from './screens/screens.ts'
import { isShown, languageOf } from './screens/turns.ts'
import type { View } from './screens/visit.ts'
import { brand, skins } from './skins.ts'

/** Whether every view is visited, with axe: a brand is proved by them, and so is a release. */
const isWhole = isDeep || brand !== undefined

// The routes take most of the time of all journeys: any worker takes any of them.
test.describe.configure({ mode: 'parallel' })

const placeOf = (merchant: string) => Math.max(0, skins.findIndex((skin) => skin.merchant === merchant))

/** Stories prove the other states: docs at `View.story`. */
const isVisited = (view: View, index: number) => isWhole || index === 0 || view.story === undefined

/** The views of a route that a skin shows; a brand that is proved alone shows all of them. */
const shownBy = (merchant: string, group: number, views: readonly View[]) =>
  views.flatMap((view, index) =>
    isVisited(view, index) && (brand !== undefined || isShown(placeOf(merchant), group, index)) ? [{ view, withAxe: isWhole && (index === 0 || view.differs === true), isOneSize: !isWhole && view.story !== undefined }] : [],
  )

for (const [group, [route, views]] of Object.entries<readonly View[]>(screens).entries()) {
  test(`${route}: fits 360 and 320 px and text of twice the size, shows all of its words, has targets to hit`, async ({ viewers, merchant }) => {
    const shown = shownBy(merchant, group, views)
    test.skip(shown.length === 0, 'other skins show it')
    test.setTimeout(shown.length * 25_000 + 30_000)
    const language = languageOf(placeOf(merchant), group)
    const { visit } = await viewers(merchant, language)
    const faults: string[] = []
    for (const { view, ...options } of shown) {
      await test.step(`${view.name}, ${language}`, async () => {
        const found = await visit(view, (page) => faultsOf(page, options)).catch((error: unknown) => [`did not come: ${String(error)}`])
        faults.push(...found.map((fault) => `${view.name}, ${language}, ${fault}`))
      })
    }
    expect(faults).toEqual([])
  })
}
