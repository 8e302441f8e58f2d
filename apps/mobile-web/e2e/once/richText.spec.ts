import { hostile } from '@lobby/ui/rich-text/hostile'
import { expect, test } from '../lobby.ts'
import { countHits, faultsOfContent } from '../sinks/faultsOfContent.ts'

const away = 'http://away.localhost:9'
const benign = '<h3>Bônus de sexta</h3><p>Ganhe <strong>50%</strong> e <a href="/m/register">cadastre-se</a>.</p><ul><li>um</li></ul>'

/** Names that the page's own code may ask for (H3), styles that leave the box and load from elsewhere (H4), fields to type into (H5). */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
const styles = `<style>@import url(${away}/a.css)</style><p style="position:fixed;inset:0;background:url(${away}/b.png)">over</p><img src="${away}/c.png">`
const fields = `<form action="${away}"><label>Senha <input type="password" name="password"></label><button type="button">Entrar</button></form>`

/** One payload of each kind. `RichText.test.tsx` and `sanitise.test.tsx` run every payload, `hostileContent.test.tsx` tries every place. Here the policy is on. */
const kinds = ['link of javascript', 'button with an action', 'details that open', 'error of a picture', 'script'] as const
const content = benign + names + fields + styles + kinds.map((kind) => hostile[kind]).join('')

test('makes hostile content of an editor harmless under the policy, and keeps its text', { tag: ['@H1', '@H3', '@H4', '@H5'] }, async ({ page, lobby, merchant, watch }) => {
  const abroad: string[] = []
  page.on('request', (request) => request.url().startsWith(away) && abroad.push(request.url()))
  await page.addInitScript(countHits)
  await lobby.tell('/content', { merchant, kind: 'help', items: [{ title: 'Help', content }] })
  await page.goto(`${lobby.origin}/m/help`)
  const box = page.locator('main [data-rich]')
  await expect(box.getByRole('heading', { name: 'Bônus de sexta' })).toBeVisible()
  const faults = await faultsOfContent(page, 'main [data-rich]')
  // The policy refuses handlers and styles while the sanitiser parses them outside the page, and reports it.
  expect(watch.problems.filter((problem) => !/Content Security Policy|policy violation/.test(problem))).toEqual([])
  watch.problems.length = 0
  expect({ faults, abroad }).toEqual({ faults: [], abroad: [] })
  await expect(box.getByRole('link', { name: 'cadastre-se' })).toHaveAttribute('href', '/m/register')
  await expect(box.getByText('50%')).toHaveCSS('font-weight', '700')
})
