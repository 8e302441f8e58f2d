import { describe, expect, test } from 'vitest'
import type { ResponseValueOf } from '@lobby/api'
import { contentKinds } from '../domain/content.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

interface Published {
  readonly items: Readonly<Record<'EN' | 'PT', readonly unknown[]>>
  readonly error?: string
}

const popup = { title: 'Hello', content: '<p>there</p>', promotionType: null, execution: 'B' }
const fetchPopups = async (sandbox: TestSandbox, language = 'PT') => {
  const { value } = (await sandbox.call('homeAnnouncements', { headers: { 'Accept-Language': language } })).body
  return (value as unknown as ResponseValueOf<'homeAnnouncements'>).popup
}

describe('addContentSwitchRoutes', () => {
  test('replaces published items of one merchant with the developer switch /content until a reset', async () => {
    const sandbox = createTestSandbox()
    const before = await sandbox.dev<Published>('/content?merchant=north&kind=popup')
    await sandbox.dev('/content', { merchant: 'north', kind: 'popup', items: [popup] })
    expect(await fetchPopups(sandbox)).toMatchObject([popup])
    const ofSouth = await sandbox.dev<Published>('/content?merchant=south&kind=popup')
    expect(ofSouth.items.EN).toHaveLength(before.items.EN.length)
    await sandbox.dev('/reset', {})
    expect(await sandbox.dev<Published>('/content?merchant=north&kind=popup')).toEqual(before)
  })

  test('publishes a different item in each language with the developer switch /content', async () => {
    const sandbox = createTestSandbox()
    await sandbox.dev('/content', {
      merchant: 'north',
      kind: 'popup',
      items: [{ EN: popup, PT: { ...popup, title: 'Olá' } }],
    })
    expect([(await fetchPopups(sandbox, 'EN'))[0]?.title, (await fetchPopups(sandbox))[0]?.title]).toEqual([
      'Hello',
      'Olá',
    ])
  })

  test.each(contentKinds)(
    'accepts the items of the kind %s in the format in which the developer switch /content returns them',
    async (kind) => {
      const sandbox = createTestSandbox()
      const { items } = await sandbox.dev<Published>(`/content?merchant=north&kind=${kind}`)
      const both = items.EN.map((EN, at) => ({ EN, PT: items.PT[at] }))
      expect(await sandbox.dev('/content', { merchant: 'north', kind, items: both })).toEqual({
        merchant: 'north',
        kind,
        items,
      })
    },
  )

  test.each([
    { merchant: 'nobody', kind: 'popup', items: [] },
    { merchant: 'north', kind: 'constructor', items: [] },
    { merchant: 'north', kind: 'popup', items: 'none' },
    { merchant: 'north', kind: 'popup', items: [null] },
    { merchant: 'north', kind: 'popup', items: ['Hello'] },
    { merchant: 'north', kind: 'popup', items: [{ ...popup, more: 1 }] },
    { merchant: 'north', kind: 'popup', items: [{ ...popup, title: 7 }] },
    { merchant: 'north', kind: 'popup', items: [{ EN: popup, PT: {} }] },
    { merchant: 'north', kind: 'promotion', items: [popup] },
  ])('refuses the request %o to the developer switch /content and keeps the published items', async (body) => {
    const sandbox = createTestSandbox()
    const before = await fetchPopups(sandbox)
    expect(await sandbox.dev('/content', body)).toMatchObject({
      error: expect.stringContaining('merchant, kind, items'),
    })
    expect(await fetchPopups(sandbox)).toEqual(before)
  })

  test.each([
    { merchant: 'nobody', to: 'ana', title: 'a' },
    { merchant: 'north', to: 'nobody', title: 'a' },
    { merchant: 'north', to: 'ana', title: 7 },
    { merchant: 'north', to: 'ana', title: 'a', mailbox: 'SPAM' },
  ])('refuses the request %o to the developer switch /mail', async (body) => {
    expect(await createTestSandbox().dev('/mail', body)).toMatchObject({ error: expect.any(String) })
  })
})

test('sets the number of hot matches with the developer switch /matches, and refuses invalid values', async () => {
  const sandbox = createTestSandbox()
  const matches = async () => (await sandbox.call('hotMatches')).body.value as unknown as unknown[]
  expect((await matches()).length).toBe(8)
  for (const count of [1, 0]) {
    await sandbox.dev('/matches', { count })
    expect(await matches()).toHaveLength(count)
  }
  for (const body of [{ count: 51 }, { count: 'all' }, {}])
    expect(await sandbox.dev('/matches', body)).toHaveProperty('error')
  for (const body of [{ on: 'yes' }, { on: true, minutes: -1 }])
    expect(await sandbox.dev('/maintenance', body)).toHaveProperty('error')
  for (const body of [{}, { on: true, location: 'Brazil' }])
    expect(await sandbox.dev('/region', body)).toHaveProperty('error')
})
