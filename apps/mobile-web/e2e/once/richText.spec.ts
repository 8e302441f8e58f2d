import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { hostileMarkup } from '@lobby/ui/rich-text/hostile'
import { countHostilePayloadRuns, findEditorContentFaults } from '../../src/testing/findEditorContentFaults.ts'
import { startMemberSession } from '../startMemberSession.ts'
import { expect, test } from '../lobby.ts'

const OTHER_HOST = 'http://away.localhost:9'
const benign =
  '<h3>Bônus de sexta</h3><p>Ganhe <strong>50%</strong> e <a href="/m/register">cadastre-se</a>.</p><ul><li>um</li></ul>'

/** Markup with ids and names that could replace properties which the page's code reads (H3 in docs/faults.tsv). */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
/**
 * Styles that cover the page outside of the content's box, or that load a file from another host (H4 in
 * docs/faults.tsv).
 */
const styles = `<style>@import url(${OTHER_HOST}/a.css)</style><p style="position:fixed;inset:0;background:url(${OTHER_HOST}/b.png)">over</p><img src="${OTHER_HOST}/c.png">`
/** Fields that a player could type a password into (H5 in docs/faults.tsv). */
const fields = `<form action="${OTHER_HOST}"><label>Senha <input type="password" name="password"></label><button type="button">Entrar</button></form>`

/**
 * One example of each kind of hostile markup. `RichText.test.tsx`, `sanitise.test.tsx` and `hostileContent.test.tsx`
 * test every example, but without the content security policy.
 */
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
  /** The sandbox's name for this kind of content. If the kind is `mail`, the member `who` receives it. */
  readonly kind: 'popup' | 'notice' | 'help' | 'agreement' | 'activity' | 'agentNotice' | 'mail'
  /** The fields of the item that the test adds, except its hostile content. */
  readonly item: object
  /** The signed-in member. If it is missing, the player is a guest. */
  readonly who?: 'ana' | 'agent'
  /** The role and the accessible name of the element that opens the item. */
  readonly open?: readonly ['button' | 'link', RegExp]
}

/**
 * Every screen that shows markup which a merchant's editor wrote. Screens for guests come first, because the test does
 * not end the sessions that it starts for the later screens.
 */
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
  'shows an editor’s hostile content without its harmful parts when the content security policy is active',
  { tag: ['@H1', '@H3', '@H4', '@H5'] },
  async ({ page, lobby, merchant, watch }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => request.url().startsWith(OTHER_HOST) && foreignRequests.push(request.url()))
    await page.addInitScript(countHostilePayloadRuns)
    // `npm test` checks one screen, because `serveSites.test.ts` proves that all screens have the same content
    // security policy.
    for (const { path, kind, item, who, open } of chooseByTestDepth(places.slice(0, 1), places)) {
      await test.step(path, async () => {
        const body =
          kind === 'mail' ? { merchant, to: who, ...item, content } : { merchant, kind, items: [{ ...item, content }] }
        expect((await lobby.callSandbox(kind === 'mail' ? '/mail' : '/content', body)).ok).toBe(true)
        if (who) await startMemberSession(page, { origin: lobby.origin, callSandbox: lobby.callSandbox, who })
        await page.goto(lobby.origin + path)
        if (open) await page.getByRole('main').getByRole(open[0], { name: open[1] }).click()
        const box = page.locator('[data-rich]')
        await expect(box.getByRole('heading', { name: 'Bônus de sexta' })).toBeVisible()
        const faults = await page.evaluate(findEditorContentFaults, '[data-rich]')
        // Ignore reports of policy violations: the sanitizer parses forbidden handlers and styles in a separate
        // document, where the policy blocks and reports them.
        const problems = watch.problems
          .splice(0)
          .filter((problem) => !/Content Security Policy|policy violation/.test(problem))
        expect({ path, faults, foreignRequests, problems }).toEqual({
          path,
          faults: [],
          foreignRequests: [],
          problems: [],
        })
        await expect(box.getByRole('link', { name: 'cadastre-se' })).toHaveAttribute('href', '/m/register')
        await expect(box.getByText('50%')).toHaveCSS('font-weight', '700')
      })
    }
  },
)
