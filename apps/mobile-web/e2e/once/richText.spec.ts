import { depth } from '@lobby/test-kit/depth'
import { hostileMarkup } from '@lobby/ui/rich-text/hostile'
import { countHits, findContentFaults } from '../../src/testing/findContentFaults.ts'
import { beginSession } from '../beginSession.ts'
import { expect, test } from '../lobby.ts'

const away = 'http://away.localhost:9'
const benign =
  '<h3>Bônus de sexta</h3><p>Ganhe <strong>50%</strong> e <a href="/m/register">cadastre-se</a>.</p><ul><li>um</li></ul>'

/** Names that the page's own code may ask for (H3), styles that leave the box and load from elsewhere (H4), fields to type into (H5). */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
const styles = `<style>@import url(${away}/a.css)</style><p style="position:fixed;inset:0;background:url(${away}/b.png)">over</p><img src="${away}/c.png">`
const fields = `<form action="${away}"><label>Senha <input type="password" name="password"></label><button type="button">Entrar</button></form>`

/** One payload of each kind. `RichText.test.tsx`, `sanitise.test.tsx` and `hostileContent.test.tsx` run every payload. Here the policy is on. */
const kinds = [
  'link of javascript',
  'button with an action',
  'details that open',
  'error of a picture',
  'script',
] as const
const content = benign + names + fields + styles + kinds.map((kind) => hostileMarkup[kind]).join('')

const publishedAt = new Date(2026, 0, 1).toISOString()

interface Place {
  readonly path: string
  /** What the sandbox calls this content; a mail is sent to `who`. */
  readonly kind: 'popup' | 'notice' | 'help' | 'agreement' | 'activity' | 'agentNotice' | 'mail'
  /** The item, without its content. */
  readonly item: object
  /** Who is signed in; a guest when not given. */
  readonly who?: 'ana' | 'agent'
  /** The role and the name of what opens the item. */
  readonly open?: readonly ['button' | 'link', RegExp]
}

/** Every place that shows the markup of an editor. Guests come first: a session that has begun stays. */
const places: readonly Place[] = [
  { path: '/m/help', kind: 'help', item: { title: 'Help' } },
  {
    path: '/m/notice',
    kind: 'notice',
    item: { title: 'Notice', topic: 'news', publishedAt, pinned: false, ticker: false },
    open: ['button', /Notice/],
  },
  { path: '/m/useragreement', kind: 'agreement', item: { title: 'Agreement', version: '1' } },
  {
    path: '/m/activity',
    kind: 'activity',
    item: { key: 'welcome', title: 'Promotion', summary: '' },
    open: ['link', /^Promotion$/],
  },
  { path: '/m/home', kind: 'popup', item: { title: 'Popup', promotionType: null, execution: 'B' } },
  { path: '/m/webEmail', kind: 'mail', item: { title: 'Mail' }, who: 'ana', open: ['link', /Mail/] },
  {
    path: '/m/member/notice?types=A',
    kind: 'agentNotice',
    item: { title: 'Notice', publishedAt, pinned: false },
    who: 'agent',
    open: ['button', /Notice/],
  },
]

test(
  'makes hostile content of an editor harmless under the policy, and keeps its text',
  { tag: ['@H1', '@H3', '@H4', '@H5'] },
  async ({ page, lobby, merchant, watch }) => {
    const abroad: string[] = []
    page.on('request', (request) => request.url().startsWith(away) && abroad.push(request.url()))
    await page.addInitScript(countHits)
    // `serveSites.test.ts` shows that all places have the same policy.
    for (const { path, kind, item, who, open } of depth(places.slice(0, 1), places)) {
      await test.step(path, async () => {
        const body =
          kind === 'mail' ? { merchant, to: who, ...item, content } : { merchant, kind, items: [{ ...item, content }] }
        expect((await lobby.tell(kind === 'mail' ? '/mail' : '/content', body)).ok).toBe(true)
        if (who) await beginSession(page, { origin: lobby.origin, tell: lobby.tell, who })
        await page.goto(lobby.origin + path)
        if (open) await page.getByRole('main').getByRole(open[0], { name: open[1] }).click()
        const box = page.locator('[data-rich]')
        await expect(box.getByRole('heading', { name: 'Bônus de sexta' })).toBeVisible()
        const faults = await page.evaluate(findContentFaults, '[data-rich]')
        // The policy refuses handlers and styles while the sanitiser parses them outside the page, and reports it.
        const problems = watch.problems
          .splice(0)
          .filter((problem) => !/Content Security Policy|policy violation/.test(problem))
        expect({ path, faults, abroad, problems }).toEqual({ path, faults: [], abroad: [], problems: [] })
        await expect(box.getByRole('link', { name: 'cadastre-se' })).toHaveAttribute('href', '/m/register')
        await expect(box.getByText('50%')).toHaveCSS('font-weight', '700')
      })
    }
  },
)
