import { createStorage } from '@lobby/platform/storage'
import { createMemoryStorageBackend } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { storeClosedPopupPages, werePopupPagesClosed } from './closedPopups.ts'

const pages = [
  { title: 'One', content: '<p>1</p>' },
  { title: 'Two', content: '<p>2</p>' },
]
const open = (values: Readonly<Record<string, string>> = {}) => {
  const backend = createMemoryStorageBackend({ values })
  return {
    backend,
    storage: createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() }),
  }
}

test('stores only show=false and the titles and contents of closed popup pages', () => {
  const { backend, storage } = open()
  storeClosedPopupPages(
    storage,
    'popupOfGuests',
    pages.map((page, id) => ({ ...page, id, execution: 'B' })),
  )
  expect(JSON.parse(backend.getItem('SHELL_PU_B') ?? '')).toEqual({ show: false, list: pages })
  expect([
    werePopupPagesClosed(storage, 'popupOfGuests', pages),
    werePopupPagesClosed(storage, 'popupOfMembers', pages),
  ]).toEqual([true, false])
})

test.each([
  ['another title', [{ title: 'Uno', content: '<p>1</p>' }, pages[1]!]],
  ['another content', [pages[0]!, { title: 'Two', content: '<p>two</p>' }]],
  ['one more page', [...pages, { title: 'Three', content: '' }]],
  ['one page less', pages.slice(1)],
  ['another order', pages.toReversed()],
])('counts popup pages as not closed when they have %s', (_, others) => {
  const { storage } = open()
  storeClosedPopupPages(storage, 'popupOfMembers', pages)
  expect(werePopupPagesClosed(storage, 'popupOfMembers', others)).toBe(false)
})

test.each([
  ...[
    '',
    '{',
    'null',
    'true',
    '0',
    '"text"',
    '[]',
    '{}',
    '{"show":false}',
    '{"show":false,"list":null}',
    '{"show":false,"list":[null,null]}',
  ],
  ...[
    '{"show":false,"list":{"length":2}}',
    '{"show":false,"list":[[],[]]}',
    '{"show":"false","list":[{"title":"One","content":"<p>1</p>"},{"title":"Two","content":"<p>2</p>"}]}',
  ],
  ...[
    '{"show":true,"list":[{"title":"One","content":"<p>1</p>"},{"title":"Two","content":"<p>2</p>"}]}',
    '{"__proto__":{"show":false,"list":[]}}',
    '['.repeat(50_000),
  ],
])('counts a popup as not closed when the storage entry is %.40s', { tags: ['S6'] }, (text) => {
  const { storage } = open({ SHELL_PU_A: text, SHELL_PU_B: text })
  expect([
    werePopupPagesClosed(storage, 'popupOfMembers', pages),
    werePopupPagesClosed(storage, 'popupOfGuests', pages),
  ]).toEqual([false, false])
})

test(
  'control: counts a popup as closed when the storage entry is the one that the popup stores',
  { tags: ['S6-control'] },
  () => {
    const { storage } = open({ SHELL_PU_A: JSON.stringify({ show: false, list: pages }) })
    expect(werePopupPagesClosed(storage, 'popupOfMembers', pages)).toBe(true)
  },
)
