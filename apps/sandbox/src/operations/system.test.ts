import type { ResponseValueOf } from '@lobby/api'
import { describe, expect, test } from 'vitest'
import { southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

type Ask = Parameters<TestSandbox['call']>[1]
const at = Date.UTC(2026, 10, 20, 12)
const open = () => createTestSandbox({ now: () => at })
const read = async (sandbox: TestSandbox, id: string, ask?: Ask) => (await sandbox.call(id, ask)).body.value as unknown

describe('startup and systemStatus', () => {
  test('returns no status of maintenance or region when the platform is open', async () => {
    const sandbox = open()
    const openStatus = { info: '', maintenance: false, regionRestriction: false, serverTime: at }
    expect(await read(sandbox, 'startup')).toEqual({
      ...openStatus,
      location: 'BR',
      mobileTemplate: { mem_cen: '0', dep_func: '0' },
    })
    expect(await read(sandbox, 'systemStatus')).toEqual({ ...openStatus, endsAt: null })
  })

  test('returns the reason and the expected end of a maintenance, and refuses all other operations', async () => {
    const sandbox = open()
    await sandbox.dev('/maintenance', { on: true, minutes: 30 })
    const english = { headers: { 'Accept-Language': 'EN' } }
    expect(await read(sandbox, 'startup', english)).toMatchObject({
      maintenance: true,
      info: expect.stringMatching(/^We are updating/),
    })
    const maintenanceStatus = { info: expect.stringMatching(/^Estamos/), endsAt: '2026-11-20T12:30:00.000Z' }
    expect(await read(sandbox, 'systemStatus')).toMatchObject(maintenanceStatus)
    expect(await sandbox.call('mobileNotice')).toMatchObject({ status: 503, body: { errorCode: 'system.maintenance' } })
    await sandbox.dev('/maintenance', { on: true })
    expect(await read(sandbox, 'systemStatus')).toMatchObject({ maintenance: true, endsAt: null })
    await sandbox.dev('/maintenance', { on: true, minutes: 30 })
    await sandbox.dev('/maintenance', { on: false })
    expect(await read(sandbox, 'systemStatus')).toMatchObject({ maintenance: false, info: '', endsAt: null })
    expect((await sandbox.call('mobileNotice')).status).toBe(200)
  })

  test('returns the location and the reason when the player’s region is restricted', async () => {
    const sandbox = open()
    await sandbox.dev('/region', { on: true, location: 'PT' })
    const restricted = { regionRestriction: true, maintenance: false, info: expect.stringMatching(/^As regras/) }
    expect(await read(sandbox, 'startup')).toMatchObject({ ...restricted, location: 'PT' })
    expect(await read(sandbox, 'systemStatus')).toMatchObject(restricted)
    await sandbox.dev('/maintenance', { on: true })
    const both = { regionRestriction: true, maintenance: true, info: expect.stringMatching(/^Estamos/) }
    expect(await read(sandbox, 'startup')).toMatchObject(both)
    await sandbox.dev('/reset', {})
    expect(await read(sandbox, 'startup')).toMatchObject({ regionRestriction: false, location: 'BR' })
  })
})

describe('consolidatedTemplate', () => {
  test("returns the merchant's template in the requested language, as startup does", async () => {
    const sandbox = open()
    const items = [
      { mem_cen: '1', dep_func: '1', app_background: '#101820', app_desc: 'Hello', app_desc_font_color: '#ffffff' },
    ]
    const looks = { app_background: '#101820', app_desc: 'Hello', app_desc_font_color: '#ffffff' }
    const own = { app_background: '', app_desc: expect.stringMatching(/^Casa Norte no seu celular/) }
    expect(await read(sandbox, 'consolidatedTemplate')).toMatchObject(own)
    await sandbox.dev('/content', { merchant: 'north', kind: 'template', items })
    const mobileTemplate = { mem_cen: '1', dep_func: '1' }
    expect(await read(sandbox, 'consolidatedTemplate')).toEqual({ mobileTemplate, ...looks })
    expect(await read(sandbox, 'startup')).toMatchObject({ mobileTemplate })
    expect(await read(sandbox, 'startup', { tenant: southMerchant })).toMatchObject({
      mobileTemplate: { mem_cen: '0', dep_func: '0' },
    })
    await sandbox.dev('/content', { merchant: 'north', kind: 'template', items: [] })
    expect(await read(sandbox, 'startup')).toMatchObject({ mobileTemplate: { mem_cen: '0' } })
  })
})

describe('links', () => {
  const page = (sandbox: TestSandbox, url: string): Promise<Response> => sandbox.fetch(new Request(url))

  test('returns links to social networks that open a page of the merchant', async () => {
    const sandbox = open()
    const links = (await read(sandbox, 'socialLinks')) as ResponseValueOf<'socialLinks'>
    expect(links.map(({ type }) => type).toSorted()).toEqual(['FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'])
    const titles = await Promise.all(
      links.map(async ({ url }) => /<title>(.*?) ·/.exec(await (await page(sandbox, url)).text())?.[1]),
    )
    expect(titles).toEqual(['WhatsApp', 'Telegram', 'Telegram 2', 'Facebook'])
    expect((await page(sandbox, `${new URL(links[0]?.url ?? '').origin}/service/north/constructor`)).status).toBe(404)
  })

  test('returns links to the app stores, and an iPhone profile that opens only the requesting site', async () => {
    const sandbox = open()
    const headers = { 'X-Forwarded-Host': 'north.localhost:4600' }
    const links = (await read(sandbox, 'downloadLinks', { headers })) as ResponseValueOf<'downloadLinks'>
    const urlOf = (type: string): string => links.find(({ resourceType }) => resourceType === type)?.url ?? ''
    expect(urlOf('AppDownloadIcon')).toBe('/icon/north.webp')
    for (const type of ['Android', 'IOS'])
      expect((await page(sandbox, urlOf(type))).headers.get('Content-Type')).toContain('text/html')
    const profile = await page(sandbox, urlOf('MOBILECONFIG'))
    expect(profile.headers.get('Content-Type')).toContain('application/x-apple-aspen-config')
    const clip = await profile.text()
    expect(clip).toContain('<key>URL</key><string>http://north.localhost:4600/m/home</string>')
    expect(clip).toContain('<key>Label</key><string>Casa Norte</string>')
    expect(clip).toMatch(/<string>[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}<\/string>/)
    const strange = [
      'http://evil.example',
      'http://south.localhost:4600',
      'javascript:alert(1)',
      'http://north.localhost@evil.example',
      '',
    ]
    for (const site of strange) {
      const other = await page(sandbox, `${urlOf('MOBILECONFIG').split('?')[0]}?site=${encodeURIComponent(site)}`)
      expect(await other.text(), site).toContain('<key>URL</key><string>https://north.localhost/m/home</string>')
    }
  })

  test('returns no links to social networks and apps when a merchant has none', async () => {
    const sandbox = open()
    await sandbox.dev('/content', { merchant: 'north', kind: 'download', items: [{ resourceType: 'IOS' }] })
    await sandbox.dev('/content', { merchant: 'north', kind: 'social', items: [] })
    expect(await read(sandbox, 'downloadLinks')).toMatchObject([{ resourceType: 'IOS' }])
    expect(await read(sandbox, 'socialLinks')).toEqual([])
    expect(await read(sandbox, 'socialLinks', { tenant: southMerchant })).toHaveLength(4)
  })
})
