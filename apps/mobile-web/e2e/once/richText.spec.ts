import { hostile } from '@lobby/ui/rich-text/hostile'
import { expect, test } from '../lobby.ts'
import { countHits, faultsOfContent } from '../sinks/faultsOfContent.ts'
import { publish, sinks, type Sink } from '../sinks/sinks.ts'

const away = 'http://away.localhost:9'
const benign = '<h3>Bônus de sexta</h3><p>Ganhe <strong>50%</strong> e <a href="/m/register">cadastre-se</a>.</p><ul><li>um</li></ul>'

/** Names that the page's own code may ask for (H3), styles that leave the box and load from elsewhere (H4), fields to type into (H5). */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
const styles = `<style>@import url(${away}/a.css)</style><p style="position:fixed;inset:0;background:url(${away}/b.png)">over</p><img src="${away}/c.png">`
const fields = `<form action="${away}"><label>Senha <input type="password" name="password"></label><button type="button">Entrar</button></form>`

/** One payload of each kind. `RichText.test.tsx` and `sanitise.test.tsx` run every payload; here each place proves that it sanitises at all. */
const kinds = ['link of javascript', 'button with an action', 'details that open', 'error of a picture', 'script'] as const
const content = benign + names + fields + styles + kinds.map((kind) => hostile[kind]).join('')

const mark = 'First item.'

/** Opens the place and its first item. Returns the faults of the content, and the requests to other hosts. */
async function openItem({ sink, page, lobby, text, merchant }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'lobby' | 'text' | 'merchant'> & { sink: Sink }) {
  const abroad: string[] = []
  page.on('request', (request) => request.url().startsWith(away) && abroad.push(request.url()))
  await page.addInitScript(countHits)
  await publish(sink, { lobby, merchant }, [`<p>${mark}</p>${content}`])
  const place = { page, lobby, text, merchant }
  await sink.open(place)
  await sink.turnTo?.(place, 0)
  await page.locator(sink.box).getByText(mark).waitFor()
  return { faults: await faultsOfContent(page, sink.box), abroad }
}

for (const sink of sinks)
  test(`makes hostile content of ${sink.name} harmless, and keeps its text`, { tag: ['@H1', '@H3', '@H4', '@H5'] }, async ({ page, lobby, text, merchant, watch }) => {
    const found = await openItem({ sink, page, lobby, text, merchant })
    // The policy refuses handlers and styles while the sanitiser parses them outside of the page, and reports it.
    expect(watch.problems.filter((problem) => !/Content Security Policy|policy violation/.test(problem))).toEqual([])
    watch.problems.length = 0
    expect(found).toEqual({ faults: [], abroad: [] })
    const box = page.locator(sink.box).last()
    await expect(box.getByRole('heading', { name: 'Bônus de sexta' })).toBeVisible()
    await expect(box.getByRole('link', { name: 'cadastre-se' })).toHaveAttribute('href', '/m/register')
    await expect(box.getByText('50%')).toHaveCSS('font-weight', '700')
  })

test.describe('without the policy', () => {
  test.use({ bypassCSP: true })

  test('control: finds what a sanitiser lets through', { tag: ['@H1-control', '@H3-control', '@H4-control', '@H5-control'] }, async ({ page, lobby, text, merchant, watch }) => {
    // The sanitiser visits no node, and removes nothing.
    await page.addInitScript(() => Object.defineProperty(NodeIterator.prototype, 'nextNode', { value: () => null }))
    const [sink] = sinks
    if (!sink) throw new Error('sinks.ts names no place.')
    const { faults, abroad } = await openItem({ sink, page, lobby, text, merchant })
    expect(faults).toEqual(expect.arrayContaining(['something ran', 'there is <input>', 'there is <style>', 'the document is clobbered']))
    expect(abroad).not.toEqual([])
    watch.problems.length = 0
  })
})
