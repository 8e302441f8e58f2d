import { hostile } from '@lobby/ui/rich-text/hostile'
import { expect, test } from '../lobby.ts'
import { countHits, faultsOfContent } from '../sinks/faultsOfContent.ts'
import { publish, sinks, type Sink } from '../sinks/sinks.ts'

const away = 'http://away.localhost:9'
const benign = '<h3>Bônus de sexta</h3><p>Ganhe <strong>50%</strong> e <a href="/m/register">cadastre-se</a>.</p><ul><li>um</li></ul>'

/** Beside what tries to run: names that the page's own code may ask for (H3), styles that leave the box and ask elsewhere (H4), fields (H5). */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
const styles = `<style>@import url(${away}/a.css)</style><p style="position:fixed;inset:0;background:url(${away}/b.png)">over</p><img src="${away}/c.png">`
const fields = `<form action="${away}"><label>Senha <input type="password" name="password"></label><button type="button">Entrar</button></form>`
const payloads = Object.values(hostile)

/** A payload may cut off what follows it, so that they come in several items, each in another order; that each alone does nothing is shown apart. */
const contentsOf = ({ turnTo }: Sink): readonly string[] => {
  const every = (from: number) => payloads.filter((_, index) => index % 4 === from).join('')
  const items = [benign + names + every(0), benign + fields + every(1), benign + every(2), benign + styles + every(3)]
  return turnTo ? items : [benign + names + fields + styles + payloads.join('')]
}

/** What tells an item from the one before, which is in sight until it comes. */
const markOf = (index: number) => `Item ${index}.`

/** Opens the sink and all that is in it; gives the faults that were found, and what was asked of other hosts. */
async function walk({ sink, contents = contentsOf(sink), page, lobby, text, merchant }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'lobby' | 'text' | 'merchant'> & { sink: Sink; contents?: readonly string[] }) {
  const abroad: string[] = []
  page.on('request', (request) => request.url().startsWith(away) && abroad.push(request.url()))
  await page.addInitScript(countHits)
  await publish(sink, { lobby, merchant }, contents.map((content, index) => `<p>${markOf(index)}</p>${content}`))
  const place = { page, lobby, text, merchant }
  await sink.open(place)
  const faults: string[] = []
  for (const index of contents.keys()) {
    await sink.turnTo?.(place, index)
    await page.locator(sink.box).getByText(markOf(index)).waitFor()
    faults.push(...(await faultsOfContent(page, sink.box)).map((fault) => `${index}: ${fault}`))
  }
  return { faults, abroad }
}

/** A sanitiser that lets everything through: it walks over nothing. */
const blindSanitiser = () => Object.defineProperty(NodeIterator.prototype, 'nextNode', { value: () => null })

for (const sink of sinks) {
  test(`hostile content of ${sink.name} is inert under the policy, and its harmless words stay`, { tag: ['@H1', '@H3', '@H4', '@H5'] }, async ({ page, lobby, text, merchant, watch }) => {
    const { faults, abroad } = await walk({ sink, page, lobby, text, merchant })
    // The policy refuses handlers and styles as soon as they are parsed, apart from the page, and says so.
    expect(watch.problems.filter((problem) => !/Content Security Policy|policy violation/.test(problem))).toEqual([])
    watch.problems.length = 0
    expect({ faults, abroad }).toEqual({ faults: [], abroad: [] })
    const box = page.locator(sink.box).last()
    await expect(box.getByRole('heading', { name: 'Bônus de sexta' })).toBeVisible()
    await expect(box.getByRole('link', { name: 'cadastre-se' })).toHaveAttribute('href', '/m/register')
    await expect(box.getByText('50%')).toHaveCSS('font-weight', '700')
  })

  test.describe('without the policy', () => {
    test.use({ bypassCSP: true })

    test(`hostile content of ${sink.name} is inert by the sanitiser alone`, { tag: ['@H1', '@H3', '@H4', '@H5'] }, async ({ page, lobby, text, merchant }) => {
      const { faults, abroad } = await walk({ sink, page, lobby, text, merchant })
      expect({ faults, abroad }).toEqual({ faults: [], abroad: [] })
    })

    test(`control: a sanitiser that lets through is found out in ${sink.name}`, { tag: ['@H1-control', '@H3-control', '@H4-control', '@H5-control'] }, async ({ page, lobby, text, merchant, watch }) => {
      await page.addInitScript(blindSanitiser)
      const contents = [benign + names + hostile['error of a picture'] + fields + styles]
      const { faults, abroad } = await walk({ sink, contents, page, lobby, text, merchant })
      const found = faults.map((fault) => fault.replace(/^\d+: /, ''))
      expect(found).toEqual(expect.arrayContaining(['something ran', 'there is <input>', 'there is <style>', 'the document is clobbered']))
      expect(abroad).not.toEqual([])
      watch.problems.length = 0
    })
  })

  test(`of a long text in ${sink.name} what is behind 64 K is not looked at`, { tag: ['@H6'] }, async ({ page, lobby, text, merchant }) => {
    const long = `<p>Início</p>${'<p>Meio</p>'.repeat(20_000)}<p>Fim</p>`
    await publish(sink, { lobby, merchant }, [long])
    const place = { page, lobby, text, merchant }
    await sink.open(place)
    await sink.turnTo?.(place, 0)
    await expect(page.locator(sink.box).getByText('Início')).toBeVisible()
    await expect(page.locator(sink.box).getByText('Fim')).toHaveCount(0)
    expect(await page.locator(sink.box).evaluate((box) => box.textContent.length)).toBeLessThan(65_536)
  })
}
