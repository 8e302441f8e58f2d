import { expect, test } from './lobby.ts'
import { faultsOf } from './screens/faultsOf.ts'
import { languageOf } from './screens/languageOf.ts'
import { screens } from './screens/screens.ts'
import { createViewer, type View } from './screens/visit.ts'
import { brand, skins } from './skins.ts'

// A test of many pages: its last one says little. `npm run merchant -- shots` pictures them all.
test.use({ screenshot: 'off' })
// They are most of what runs, in one file: any worker takes any of them.
test.describe.configure({ mode: 'parallel' })

/** What a skin shows of a route, each view in its language; a brand that is proved alone shows all of them. */
const shown = (merchant: string, group: number, views: readonly View[]) =>
  views.flatMap((view, index) => {
    const language = languageOf(skins.findIndex((skin) => skin.merchant === merchant), group, index, brand !== undefined)
    return language ? [{ view, language, withAxe: index === 0 || view.differs === true }] : []
  })

for (const [group, [route, views]] of Object.entries<readonly View[]>(screens).entries()) {
  test.describe(route, () => {
    test.skip(({ merchant }) => shown(merchant, group, views).length === 0, 'other skins show it')

    test(`${route}: fits 360 and 320 px and text of twice the size, shows all of its words, has targets to hit`, async ({
      running,
      lobby: _fresh,
      browser,
      merchant,
    }) => {
      test.setTimeout(views.length * 25_000 + 30_000)
      const viewers = {
        EN: createViewer({ running, browser, merchant, language: 'EN' }),
        PT: createViewer({ running, browser, merchant, language: 'PT' }),
      }
      const faults: string[] = []
      for (const { view, language, withAxe } of shown(merchant, group, views)) {
        await test.step(`${view.name}, ${language}`, async () => {
          const look = viewers[language].visit(view, (page) => faultsOf(page, { withAxe }))
          const found = await look.catch((error: unknown) => [`did not come: ${String(error)}`])
          faults.push(...found.map((fault) => `${view.name}, ${language}, ${fault}`))
        })
      }
      await Promise.all(Object.values(viewers).map((viewer) => viewer.close()))
      expect(faults).toEqual([])
    })
  })
}
