import { createAgentNoticeFixture, createAgentNoticesFixture } from '@lobby/agent/testing'
import { createSessionFixture, type PlatformResponses } from '@lobby/platform/testing'
import { hostileMarkup } from '@lobby/ui/rich-text/hostile'
import { expect, onTestFinished, test } from 'vitest'
import { countHostilePayloadRuns, findEditorContentFaults } from '../testing/findEditorContentFaults.ts'
import { delayIdleLoading } from '../testing/delayIdleLoading.ts'
import { renderShell } from '../testing/renderShell.tsx'

const OTHER_HOST = 'http://127.0.0.1:9'
const benign = '<h3>Friday bonus</h3><p>Get <strong>50%</strong> and <a href="/m/register">register</a>.</p>'
/** Markup with ids and names that could replace properties which the page's code reads. */
const names = '<img name="clobbered" id="root"><form name="clobberedForm"><input name="attributes"></form>'
/** Styles that cover the page outside of the content's box, or that load a file from another host. */
const styles = `<style>@import url(${OTHER_HOST}/a.css)</style><p style="position:fixed;inset:0;background:url(${OTHER_HOST}/b.png)">over</p><img src="${OTHER_HOST}/c.png">`
/** Fields into which a player could type a password. */
const fields = `<form action="${OTHER_HOST}"><label>Password <input type="password" name="password"></label><button type="button">Go</button></form>`
const content = benign + names + styles + fields + Object.values(hostileMarkup).join('')
/**
 * The control uses only one example of `hostileMarkup`, because some other examples navigate away from the page.
 */
const controlContent = benign + names + styles + fields + hostileMarkup['error of a picture']

const publishedAt = '2026-11-20T15:00:00Z'
const mail = {
  mailId: 41,
  mailbox: 'SYSTEM',
  title: 'Mail',
  preview: 'How it begins',
  sentAt: publishedAt,
  read: false,
}
const mails = { content: [mail], pageNum: 1, totalPages: 1, total: 1, unread: 1 }
const activity = {
  ...{
    activityId: 7,
    title: 'Offer',
    summary: '',
    imageUrl: '/banner/7.webp',
    category: 'BONUS',
    status: 'JOIN',
    action: 'JOIN',
  },
  ...{ rewardMinor: 5000, startsAt: '2026-11-01T12:00:00Z', endsAt: '2026-12-24T12:00:00Z', remainTime: 1_000_000 },
}

interface Place {
  readonly path: string
  /** The type of the signed-in member. If it is missing, the player is a guest. */
  readonly type?: number
  readonly answers: PlatformResponses
  /** The name of the button that opens the item. */
  readonly open?: RegExp
}

/** Returns every screen that shows markup which an editor wrote, with responses that contain the given markup. */
const createPlaces = (markup: string): readonly [string, Place][] => [
  [
    'a notice',
    {
      path: '/m/notice',
      open: /Notice/,
      answers: {
        'GET /wps/announcement/notice': {
          value: {
            contentLobby: [{ id: 1, title: 'Notice', content: markup, topic: 'news', publishedAt, pinned: false }],
          },
        },
      },
    },
  ],
  [
    'the help centre',
    {
      path: '/m/help',
      answers: { 'GET /wps/system/helpCenter': { value: [{ id: 1, title: 'Help', content: markup }] } },
    },
  ],
  [
    'the agreement',
    {
      path: '/m/useragreement',
      answers: { 'GET /wps/system/userAgreement': { value: { title: 'Terms', version: '1', content: markup } } },
    },
  ],
  [
    'a promotion',
    {
      path: '/m/activityInfo?id=7',
      answers: {
        'GET /wps/promotion/info': {
          value: { activity, content: markup, maxComment: 140, mostImages: 3, mostBytes: 1000 },
        },
      },
    },
  ],
  [
    'a mail',
    {
      path: '/m/webEmail?id=41',
      type: 0,
      answers: {
        'GET /wps/message/list': { value: mails },
        'GET /wps/message/detail': { value: { mail, content: markup } },
        'PUT /wps/message/read': { value: 1 },
      },
    },
  ],
  [
    'a notice for agents',
    {
      path: '/m/member/notice?types=A',
      type: 1,
      open: /Notice/,
      answers: {
        'GET /wps/announcement/agent': {
          value: createAgentNoticesFixture([createAgentNoticeFixture({ title: 'Notice', content: markup })]),
        },
      },
    },
  ],
  [
    'an announcement popup',
    {
      path: '/m/home',
      type: 0,
      answers: {
        'GET /wps/announcement/home': {
          value: {
            banners: [],
            player: [],
            popup: [{ id: 1, title: 'Popup', content: markup, promotionType: null, execution: 'A' }],
            hot: [],
            promotion: [],
          },
        },
      },
    },
  ],
]

/**
 * Records the requests to the other host from now on. Uses an observer, because the page's own list of requests may be
 * full.
 */
function watchForeignRequests(): () => readonly string[] {
  const requested: string[] = []
  const add = (entries: PerformanceEntryList) =>
    void requested.push(...entries.map(({ name }) => name).filter((name) => name.startsWith(OTHER_HOST)))
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'resource' })
  onTestFinished(() => observer.disconnect())
  return () => {
    add(observer.takeRecords())
    return requested
  }
}

/**
 * Opens a screen, clicks everything in the editor's content, and returns faults such as scripts that ran or input
 * fields (`findEditorContentFaults`).
 * @param raw Markup that replaces the content without the sanitizer.
 */
async function openPlace({ path, type, answers, open }: Place, raw?: string) {
  countHostilePayloadRuns()
  delayIdleLoading()
  const abroad = watchForeignRequests()
  const { screen } = await renderShell(path, {
    ...(type !== undefined && { session: createSessionFixture({ type }) }),
    merchant: { flags: ['mailCentre'] },
    answers,
  })
  if (open) await screen.getByRole('button', { name: open }).click()
  await expect.element(screen.getByRole('heading', { name: 'Friday bonus' }).first()).toBeVisible()
  const box = document.querySelector('[data-rich]')
  if (raw !== undefined && box) box.innerHTML = raw
  return { screen, abroad, faults: await findEditorContentFaults('[data-rich]') }
}

test.each(createPlaces(content))(
  'shows the text of %s, and removes everything that runs, covers the page, loads from another host or takes input',
  { tags: ['H1', 'H3', 'H4', 'H5'] },
  async (_, place) => {
    const { screen, faults, abroad } = await openPlace(place)
    expect({ faults, abroad: abroad() }).toEqual({ faults: [], abroad: [] })
    expect(document.querySelector('[data-rich] strong')?.textContent).toBe('50%')
    await expect.element(screen.getByRole('link', { name: 'register' }).first()).toHaveAttribute('href', '/m/register')
  },
)

test.each(createPlaces(benign))(
  'control: finds scripts, fields, styles and foreign requests when the content of %s is not sanitized',
  { tags: ['H1-control', 'H3-control', 'H4-control', 'H5-control'] },
  async (_, place) => {
    const { faults, abroad } = await openPlace(place, controlContent)
    expect(faults).toEqual(
      expect.arrayContaining(['something ran', 'there is <input>', 'there is <style>', 'the document is clobbered']),
    )
    await expect.poll(abroad).toEqual(expect.arrayContaining([`${OTHER_HOST}/a.css`, `${OTHER_HOST}/c.png`]))
  },
)
