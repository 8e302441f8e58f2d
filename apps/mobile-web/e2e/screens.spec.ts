import { expect, test } from './lobby.ts'
import { faultsOf } from './screens/faultsOf.ts'
import { screens } from './screens/screens.ts'
import { isShown, languageOf } from './screens/turns.ts'
import { createViewer, type View } from './screens/visit.ts'
import { brand, skins } from './skins.ts'

// A test of many pages: its last one says little. `npm run merchant -- shots` pictures them all.
test.use({ screenshot: 'off' })
// They are most of what runs, in one file: any worker takes any of them.
test.describe.configure({ mode: 'parallel' })

const placeOf = (merchant: string) => Math.max(0, skins.findIndex((skin) => skin.merchant === merchant))

/** What a skin shows of a route; a brand that is proved alone shows all of it. */
const shownBy = (merchant: string, group: number, views: readonly View[]) =>
  views.flatMap((view, index) =>
    brand !== undefined || isShown(placeOf(merchant), group, index) ? [{ view, withAxe: index === 0 || view.differs === true }] : [],
  )

for (const [group, [route, views]] of Object.entries<readonly View[]>(screens).entries()) {
  test.describe(route, () => {
    test.skip(({ merchant }) => shownBy(merchant, group, views).length === 0, 'other skins show it')

    test(`${route}: fits 360 and 320 px and text of twice the size, shows all of its words, has targets to hit`, async ({
      running,
      lobby: _fresh,
      browser,
      merchant,
    }) => {
      test.setTimeout(views.length * 25_000 + 30_000)
      const language = languageOf(placeOf(merchant), group)
      const { visit, close } = createViewer({ running, browser, merchant, language })
      const faults: string[] = []
      for (const { view, withAxe } of shownBy(merchant, group, views)) {
        await test.step(`${view.name}, ${language}`, async () => {
          const found = await visit(view, (page) => faultsOf(page, { withAxe })).catch((error: unknown) => [`did not come: ${String(error)}`])
          faults.push(...found.map((fault) => `${view.name}, ${language}, ${fault}`))
        })
      }
      await close()
      expect(faults).toEqual([])
    })
  })
}
