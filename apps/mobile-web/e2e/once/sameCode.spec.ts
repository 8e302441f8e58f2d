import { expect, testWithoutPage as test } from '../lobby.ts'

// `buildSites.test.ts` tests that each merchant folder gets a stamped site. The journey tests use these sites as a
// guest, a member and an agent.
test(
  'serves the same compiled code to each merchant, for members and agents',
  { tag: ['@CONF-001'] },
  async ({ lobby, browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const code: string[] = []
    for (const brand of ['aurora', 'trevo']) {
      await page.goto(`${lobby.origin.replace('aurora', brand)}/m/home`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-merchant', brand)
      await expect(page).toHaveTitle(new RegExp(brand, 'i'))
      // Skip preloads with a `crossorigin` attribute, because they differ between merchants. For example, one of them
      // preloads the widget at the top of the merchant's home.
      const named = page.locator('script[type=module][src^="/assets/"], link[rel=modulepreload]:not([crossorigin])')
      const files = await named.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
      )
      // Skip the table of integrity hashes: it differs between merchants, because it lists only the chunks of the
      // merchant's features.
      code.push(
        files
          .filter((file) => !file?.startsWith('/assets/integrity-'))
          .toSorted()
          .join(),
      )
      for (const [member, isAgent] of [
        ['ana', false],
        ['agent', true],
      ] as const) {
        const { type } = (await (await lobby.callSandbox('/session', { merchant: brand, member })).json()) as {
          type: number
        }
        expect(![0, 4, 40].includes(type), `${member} of ${brand}`).toBe(isAgent)
      }
    }
    expect(code[0]).toContain('/assets/')
    expect(code[1]).toBe(code[0])
    await page.close()
  },
)
