import { makeNotice, makeNotices } from '@lobby/agent/testing/home'
import { makeSession, type Answers } from '@lobby/platform/testing'
import { hostile } from '@lobby/ui/rich-text/hostile'
import { expect, test } from 'vitest'
import { renderShell } from '../testing/renderShell.tsx'

const away = 'http://127.0.0.1:9'
const benign = '<h3>Friday bonus</h3><p>Get <strong>50%</strong> and <a href="/m/register">register</a>.</p>'
/** Names that the code of the page may ask for, styles that leave the box or load from elsewhere, and fields to type into. */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
const styles = `<style>@import url(${away}/place/a.css)</style><p style="position:fixed;inset:0;background:url(${away}/place/b.png)">over</p><img src="${away}/place/c.png">`
const fields = `<form action="${away}"><label>Password <input type="password" name="password"></label><button type="button">Go</button></form>`
const content = benign + names + styles + fields + Object.values(hostile).join('')

const publishedAt = '2026-11-20T15:00:00Z'
const mail = { mailId: 41, mailbox: 'SYSTEM', title: 'Mail', preview: 'How it begins', sentAt: publishedAt, read: false }
const mails = { content: [mail], pageNum: 1, totalPages: 1, total: 1, unread: 1 }
const popup = { id: 1, title: 'Popup', content, promotionType: null, execution: 'A' }
const activity = {
  ...{ activityId: 7, title: 'Offer', summary: '', imageUrl: '/banner/7.webp', category: 'BONUS', status: 'JOIN', action: 'JOIN' },
  ...{ rewardMinor: 5000, startsAt: '2026-11-01T12:00:00Z', endsAt: '2026-12-24T12:00:00Z', remainTime: 1_000_000 },
}

interface Place {
  readonly path: string
  /** The type of the member who is signed in; a guest without it. */
  readonly type?: number
  readonly answers: Answers
  /** The name of the button that opens the item. */
  readonly open?: RegExp
}

/** Every place that shows the markup of an editor. */
const places: readonly [string, Place][] = [
  ['a notice', { path: '/m/notice', open: /Notice/, answers: { 'GET /wps/announcement/notice': { value: { contentLobby: [{ id: 1, title: 'Notice', content, topic: 'news', publishedAt, pinned: false }] } } } }],
  ['the help centre', { path: '/m/help', answers: { 'GET /wps/system/helpCenter': { value: [{ id: 1, title: 'Help', content }] } } }],
  ['the agreement', { path: '/m/useragreement', answers: { 'GET /wps/system/userAgreement': { value: { title: 'Terms', version: '1', content } } } }],
  ['a promotion', { path: '/m/activityInfo?id=7', answers: { 'GET /wps/promotion/info': { value: { activity, content, maxComment: 140, mostImages: 3, mostBytes: 1000 } } } }],
  ['a mail', { path: '/m/webEmail?id=41', type: 0, answers: { 'GET /wps/message/list': { value: mails }, 'GET /wps/message/detail': { value: { mail, content } }, 'PUT /wps/message/read': { value: 1 } } }],
  ['a notice for agents', { path: '/m/member/notice?types=A', type: 1, open: /Notice/, answers: { 'GET /wps/announcement/agent': { value: makeNotices([makeNotice({ title: 'Notice', content })]) } } }],
  ['an announcement popup', { path: '/m/home', type: 0, answers: { 'GET /wps/announcement/home': { value: { banners: [], player: [], popup: [popup], hot: [], promotion: [] } } } }],
]

const requested = () => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(away)).length

/** Elements that act or take input, and attributes that the page could mistake for its own. */
const acting = 'script, style, svg, math, iframe, object, embed, form, input, button, base, meta, template, video, marquee, [is], [id], [name], [class], [popover], a[href^="javascript:" i], a[href^="data:" i]'

test.each(places)('shows the words of %s, and nothing of it that runs, covers the page, loads from elsewhere or takes input', { tags: ['H1', 'H3', 'H4', 'H5'] }, async (_, { path, type, answers, open }) => {
  let hits = 0
  Object.assign(window, { hit: () => (hits += 1) })
  const { screen } = await renderShell(path, { ...(type !== undefined && { session: makeSession({ type }) }), merchant: { flags: ['MAILCEN'] }, answers })
  if (open) await screen.getByRole('button', { name: open }).click()
  await expect.element(screen.getByRole('heading', { name: 'Friday bonus' }).first()).toBeVisible()
  const box = document.querySelector<HTMLElement>('[data-rich]')!
  // Everything but the link of the editor, which would lead away.
  for (const each of box.querySelectorAll('*:not(a[href^="/"], a[href^="/"] *)')) each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  // Pictures that fail report it later. This one fails last.
  await new Promise((done) => Object.assign(new Image(), { onerror: done, src: 'data:,' }))
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  expect([hits, requested()]).toEqual([0, 0])
  expect([...box.querySelectorAll(acting)].map(({ localName }) => localName)).toEqual([])
  const all = [...box.querySelectorAll('*')]
  expect(all.filter((each) => each.getAttributeNames().some((name) => name.startsWith('on')) || getComputedStyle(each).position === 'fixed')).toEqual([])
  expect('clobbered' in document || 'clobberedForm' in document).toBe(false)
  expect(box.querySelector('strong')?.textContent).toBe('50%')
  await expect.element(screen.getByRole('link', { name: 'register' }).first()).toHaveAttribute('href', '/m/register')
})
