import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { mobileNotice, popularAnnouncements } from './operations/announcement.gen.ts'
import { announcementBanner, memberInfo, startup, systemStatus } from './operations/firstLoad.gen.ts'
import { headIcons, setHeadIcon } from './operations/member.gen.ts'
import { messageCount, unreadMailCount } from './operations/message.gen.ts'
import { enabledPromotions } from './operations/promotion.gen.ts'
import {
  consolidatedTemplate,
  customerService,
  downloadLinks,
  helpCenter,
  serviceResources,
  socialLinks,
} from './operations/system.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { expectMissingFieldsToBeRejected, recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const lobby = { platform: 'M' } as const
const notice = {
  id: 7,
  title: 'a',
  content: '<p>b</p>',
  topic: 'news',
  publishedAt: '2026-11-20T09:00:00Z',
  pinned: false,
}
const opened = { info: '', location: 'BR', maintenance: false, regionRestriction: false }
const status = { maintenance: true, regionRestriction: false, info: 'a', endsAt: null, serverTime: 7 }
const template = {
  mobileTemplate: { mem_cen: '1', dep_func: '0' },
  app_background: '',
  app_desc: 'a',
  app_desc_font_color: '',
}
const banner = { id: 7, url: '/banner/a/1.webp', title: 'a', promotionType: '/m/activity' }
const help = { id: 7, title: 'a', content: '<p>b</p>' }

test.each<[string, unknown, (client: Client) => Promise<unknown>]>([
  ['the announcement banner', [banner], (client) => client.call(announcementBanner, { query: lobby })],
  ['the mobile notice', { contentLobby: [notice] }, (client) => client.call(mobileNotice, { query: lobby })],
  ['the popular announcements', [], (client) => client.call(popularAnnouncements, { query: lobby })],
  ['the unread mail count', 3, (client) => client.call(unreadMailCount)],
  ['the head icon', { current: 'a', icons: [] }, (client) => client.call(headIcons)],
  ['customer service', [], (client) => client.call(customerService)],
  ['the system status', status, (client) => client.call(systemStatus)],
  ['the consolidated template', template, (client) => client.call(consolidatedTemplate)],
  ['the message count', [], (client) => client.call(messageCount)],
  ['the list of promotions that run', ['REFERRAL'], (client) => client.call(enabledPromotions)],
  ['the start-up settings', { ...opened, serverTime: 7 }, (client) => client.call(startup)],
])(
  'fetches %s by GET',
  {
    tags: [
      'CALL-034',
      'CALL-036',
      'CALL-038',
      'CALL-046',
      'CALL-050',
      'CALL-053',
      'CALL-054',
      'CALL-055',
      'CALL-056',
      'CALL-101',
    ],
  },
  async (_, value, call) => {
    const { method, body, got } = await recordCallToFakeServer(value, call)
    expect([method, body, got]).toEqual(['GET', undefined, value])
  },
)

test('reads value.contentLobby from the mobile-notice response', { tags: ['CALL-037'] }, async () => {
  const call = (client: Client) => client.call(mobileNotice, { query: lobby })
  expect((await recordCallToFakeServer({ contentLobby: [notice], list: [] }, call)).got).toEqual({
    contentLobby: [notice],
  })
  await expectMissingFieldsToBeRejected({ contentLobby: [notice] }, call)
})

test('reads the number of unread mails from the unread-count response', { tags: ['CALL-047'] }, async () => {
  const call = (client: Client) => client.call(unreadMailCount)
  expect((await recordCallToFakeServer(12, call)).got).toBe(12)
  for (const value of ['12', { value: 12 }, 1.5, null]) {
    await expect(call(createFakeServer(createOkResponse(value)).client), JSON.stringify(value)).rejects.toMatchObject({
      kind: 'schema',
    })
  }
})

test('reads the list of help items from the help-centre response', { tags: ['CALL-059'] }, async () => {
  const call = (client: Client) => client.call(helpCenter, { query: { device: 'MOBILE' } })
  expect((await recordCallToFakeServer([help, { ...help, id: 8, more: 1 }], call)).got).toEqual([
    help,
    { ...help, id: 8 },
  ])
})

test('sends the member’s new picture (headIcon) by a form-encoded POST', { tags: ['CALL-051'] }, async () => {
  const { client, requests } = createFakeServer(createOkResponse(true))
  await client.call(setHeadIcon, { query: { moduleId: 'PROFPIC3' }, body: { headIcon: 'arara' } })
  const [request] = requests
  expect([request?.method, request?.headers.get('Content-Type')]).toEqual(['POST', 'application/x-www-form-urlencoded'])
  expect(await request?.text()).toBe('headIcon=arara')
})

test(
  'requires id, account, nickname, userName, a numeric type, regDate and toUpline in the member info',
  { tags: ['MEMB-071'] },
  async () => {
    const call = (client: Client) => client.call(memberInfo)
    const info = {
      id: 7,
      account: 'ana',
      nickname: 'Ana',
      userName: 'ana',
      type: 0,
      regDate: '2026-01-02T03:04:05.000Z',
      toUpline: true,
    }
    expect((await recordCallToFakeServer({ ...info, more: 1 }, call)).got).toEqual(info)
    await expectMissingFieldsToBeRejected(info, call)
    await expect(call(createFakeServer(createOkResponse({ ...info, type: '0' })).client)).rejects.toMatchObject({
      kind: 'schema',
    })
  },
)

test('requires a title and a content in each help item', { tags: ['MEMB-083'] }, async () => {
  const call = (client: Client) => client.call(helpCenter, { query: { device: 'MOBILE' } })
  expect((await recordCallToFakeServer([help], call)).got).toEqual([{ id: 7, title: 'a', content: '<p>b</p>' }])
  for (const item of [
    { id: 7, title: 'a' },
    { id: 7, content: 'b' },
  ]) {
    await expect(call(createFakeServer(createOkResponse([item])).client), JSON.stringify(item)).rejects.toMatchObject({
      kind: 'schema',
    })
  }
})

test(
  'reads info, location, maintenance and regionRestriction from the start-up response',
  { tags: ['CALL-102'] },
  async () => {
    const call = (client: Client) => client.call(startup)
    expect((await recordCallToFakeServer({ ...opened, serverTime: 7, more: 1 }, call)).got).toEqual({
      ...opened,
      serverTime: 7,
    })
    await expectMissingFieldsToBeRejected({ ...opened, serverTime: 7 }, call)
  },
)

test('fetches the service resources and reads version.pathList and resources', { tags: ['CALL-105'] }, async () => {
  const call = (client: Client) => client.call(serviceResources)
  const value = { version: { pathList: ['https://help.example'] }, resources: { chat: 'abc12345678' } }
  const { method, got } = await recordCallToFakeServer({ ...value, more: 1 }, call)
  expect([method, got]).toEqual(['GET', value])
  await expectMissingFieldsToBeRejected(value, call)
  await expect(call(createFakeServer(createOkResponse({ ...value, version: {} })).client)).rejects.toMatchObject({
    kind: 'schema',
  })
})

test.each([
  ['FACEBOOK', true],
  ['TELEGRAM', true],
  ['TELEGRAM2', true],
  ['WHATSAPP', true],
  ['LINE', false],
])('keeps a service-bar link only when the API contract defines its type (type %s, kept: %s)', async (type, fits) => {
  const link = { type, url: 'https://help.example/a' }
  expect((await recordCallToFakeServer([link], (client) => client.call(socialLinks))).got).toEqual(fits ? [link] : [])
})

const linkCall = (client: Client) => client.call(downloadLinks)

test(
  'keeps only download links with the resourceType IOS, Android, MOBILECONFIG or AppDownloadIcon',
  { tags: ['HOME-096'] },
  async () => {
    const url = 'https://help.example/a'
    const links = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'].map((resourceType) => ({ resourceType, url }))
    expect((await recordCallToFakeServer([...links, { resourceType: 'Windows', url }], linkCall)).got).toEqual(links)
    await expect(linkCall(createFakeServer(createOkResponse([{ url }])).client)).rejects.toMatchObject({
      kind: 'schema',
    })
  },
)

test('requires a url in each download link', { tags: ['HOME-097'] }, async () => {
  const link = { resourceType: 'IOS', url: 'https://help.example/a' }
  expect((await recordCallToFakeServer([link], linkCall)).got).toEqual([link])
  await expect(linkCall(createFakeServer(createOkResponse([{ resourceType: 'IOS' }])).client)).rejects.toMatchObject({
    kind: 'schema',
  })
})
