import {
  createSuccessResponse,
  chooseFiles,
  createMemoryStorageBackend,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { createDecodablePictureFixture } from '../testing/createDecodablePictureFixture.ts'
import { DocumentsScreen } from './DocumentsScreen.tsx'

const state = 'GET /wps/security/documents'
const send = 'POST /wps/security/documents'
const upload = 'POST /wps/file/image'
const uploaded = (imageId: string) => createSuccessResponse({ imageId, type: 'png', width: 40, height: 30, bytes: 120 })
const review = {
  status: 'REVIEW',
  documentType: 'ID_CARD',
  fullName: 'Ana Prado',
  documentNumber: '12•••89',
  sentAt: '2026-11-20T15:00:00Z',
}

interface Platform {
  readonly check?: object
  readonly send?: () => Response | Promise<Response>
  readonly upload?: () => Response | Promise<Response>
  readonly more?: Omit<RenderScreenOptions, 'answers'>
}

async function renderDocuments({ check = { status: 'NONE' }, more, ...on }: Platform = {}) {
  let current = check
  let uploads = 0
  const answers: Record<string, PlatformResponse> = {
    [state]: () => createSuccessResponse(current),
    [upload]: () => on.upload?.() ?? uploaded(String(++uploads).padStart(32, '0')),
    [send]: () => {
      if (on.send) return on.send()
      current = review
      return createSuccessResponse(review)
    },
  }
  const page = await renderScreen(<DocumentsScreen />, { path: '/m/securityCenter/documents', ...more, answers })
  const { screen } = page
  const main = screen.getByRole('main')
  const field = (name: string) => main.getByLabelText(new RegExp(`^${name}`))
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const details = async (number = '12.345.678-9') => {
    await field('Full name').fill('Ana Prado')
    await field('Number').fill(number)
    await field('Date of birth').fill('1990-02-28')
    await press('Next')
  }
  const choose = async (name: string, shade: number) => {
    const group = main.getByRole('group', { name: new RegExp(`^${name}`) })
    await expect.element(group).toBeVisible()
    chooseFiles(group.element().querySelector('input'), [await createDecodablePictureFixture(shade)])
    await expect.element(group.getByText(/: uploaded$/)).toBeInTheDocument()
  }
  const all = async () => {
    await details()
    await choose('Front', 10)
    await choose('Back', 20)
    await press('Next')
    await choose('Selfie', 30)
  }
  return { ...page, main, field, press, details, choose, all, change: (next: object) => (current = next) }
}

test(
  'sends details, document pictures and selfie in three steps, and then shows "under review"',
  { tags: ['MEMB-007'] },
  async () => {
    const { main, all, press, sent } = await renderDocuments()
    await all()
    expect(await sent(send)).toEqual([])
    await press('Send documents')
    await expect.element(main.getByRole('heading', { name: 'Documents under review' })).toBeVisible()
    const [body] = (await sent(send)).map((each) => each.body)
    const pictures = { front: '1'.padStart(32, '0'), back: '2'.padStart(32, '0'), selfie: '3'.padStart(32, '0') }
    expect(body).toEqual({
      documentType: 'ID_CARD',
      fullName: 'Ana Prado',
      documentNumber: '12.345.678-9',
      birthDate: '1990-02-28',
      ...pictures,
    })
    expect((await sent(upload)).map(({ body: each }) => (each as { purpose: string }).purpose)).toEqual([
      'DOCUMENT',
      'DOCUMENT',
      'DOCUMENT',
    ])
  },
)

test('requests no picture of the back when the document is a passport', async () => {
  const { main, field, choose, press, sent } = await renderDocuments()
  await main.getByRole('radio', { name: 'Passport' }).click()
  await field('Full name').fill('Ana Prado')
  await field('Number').fill('FZ123456')
  await field('Date of birth').fill('1990-02-28')
  await press('Next')
  await expect.element(main.getByRole('group', { name: /^Front/ })).toBeVisible()
  expect(main.getByRole('group', { name: /^Back/ }).query()).toBeNull()
  await choose('Front', 10)
  await press('Next')
  await choose('Selfie', 30)
  await press('Send documents')
  await expect.poll(() => sent(send)).toHaveLength(1)
  expect((await sent(send))[0]?.body).not.toHaveProperty('back')
})

describe('DocumentsScreen: errors', () => {
  test('shows the error of each invalid detail below its field, and sends nothing', async () => {
    const { main, field, details } = await renderDocuments()
    await details('123')
    await expect.element(field('Number')).toHaveAccessibleDescription('This doesn’t look like a valid ID number.')
    await expect.element(field('Full name')).toHaveValue('Ana Prado')
    await field('Date of birth').fill('2020-01-01')
    await expect.element(field('Date of birth')).toHaveAccessibleDescription('You must be of legal age to play.')
    await expect.element(main.getByRole('heading', { name: 'Your details' })).toBeVisible()
  })

  test('returns to the step with the refused field, and keeps the typed details and chosen pictures', async () => {
    const refused = () =>
      Response.json({
        success: false,
        errorCode: 'document.field.invalid',
        message: '',
        data: { field: 'documentNumber' },
      })
    const { field, all, press, main } = await renderDocuments({ send: refused })
    await all()
    await press('Send documents')
    await expect
      .element(field('Number'))
      .toHaveAccessibleDescription('Check this field: it doesn’t match the document.')
    await expect.element(field('Number')).toHaveValue('12.345.678-9')
    await press('Next')
    await expect.element(main.getByRole('group', { name: /^Front/ }).getByText(/: uploaded$/)).toBeInTheDocument()
  })

  test('rejects a file before the upload when the file is not a picture', { tags: ['I4'] }, async () => {
    const { main, details, sent } = await renderDocuments()
    await details()
    const group = main.getByRole('group', { name: /^Front/ })
    await expect.element(group).toBeVisible()
    chooseFiles(group.element().querySelector('input'), [new File(['<script>'], 'front.png', { type: 'image/png' })])
    await expect.element(group).toHaveAccessibleDescription('front.png: Choose a PNG or JPG picture.')
    expect(await sent(upload)).toEqual([])
  })

  test('control: uploads the file when it is a picture', { tags: ['I4-control'] }, async () => {
    const { details, choose, sent } = await renderDocuments()
    await details()
    await choose('Front', 10)
    expect(await sent(upload)).toHaveLength(1)
  })

  test('uploads a picture again when the retry button is pressed', async () => {
    let down = true
    const { main, details, sent } = await renderDocuments({
      upload: () => (down ? new Response('', { status: 503 }) : uploaded('a'.repeat(32))),
    })
    await details()
    const group = main.getByRole('group', { name: /^Front/ })
    await expect.element(group).toBeVisible()
    chooseFiles(group.element().querySelector('input'), [await createDecodablePictureFixture(10)])
    await expect.element(group.getByText(/: not uploaded$/)).toBeInTheDocument()
    down = false
    await group.getByRole('button', { name: /^Retry / }).click()
    await expect.element(group.getByText(/: uploaded$/)).toBeInTheDocument()
    expect(await sent(upload)).toHaveLength(2)
  })
})

test('refetches the document check after a lost response, and does not resend documents that have arrived', async () => {
  const page = await renderDocuments({
    send: () => {
      page.change(review)
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  await page.all()
  await page.press('Send documents')
  await expect.element(page.main.getByRole('heading', { name: 'Documents under review' })).toBeVisible()
  expect(await page.sent(send)).toHaveLength(1)
})

test('resends the documents with the same idempotency key after a failure', async () => {
  let down = true
  const { all, press, sent, main, change } = await renderDocuments({
    send: () => {
      if (!down) change(review)
      return down ? new Response('', { status: 500 }) : createSuccessResponse(review)
    },
  })
  await all()
  await press('Send documents')
  await expect.element(main.getByText('Something went wrong on our side', { exact: false })).toBeVisible()
  down = false
  await press('Send documents')
  await expect.element(main.getByRole('heading', { name: 'Documents under review' })).toBeVisible()
  const keys = (await sent(send)).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('stores only name and document type on the device, and says so to the member', async () => {
  const [visit, backend] = [createMemoryStorageBackend(), createMemoryStorageBackend()]
  const { main, details } = await renderDocuments({ more: { visit, backend } })
  await expect
    .element(
      main.getByText(/Until you send it or close this tab, this device stores only your name and document type\./),
    )
    .toBeVisible()
  await details()
  await expect.element(main.getByRole('heading', { name: 'Your document' })).toBeVisible()
  expect(visit.getItem('MC_DOCUMENT_DRAFT')).toContain('Ana Prado')
  expect(visit.getItem('MC_DOCUMENT_DRAFT')).toContain('ID_CARD')
  expect(visit.getItem('MC_DOCUMENT_DRAFT')).not.toMatch(/12\.345|1990/)
  expect(backend.getItem('MC_DOCUMENT_DRAFT')).toBeNull()
})

test('returns to the previous step with the Back button, and keeps the typed details and chosen pictures', async () => {
  // Add two history entries, because a failing test would otherwise leave the page of the test runner.
  for (const key of ['before', 'documents']) history.pushState({ key }, '')
  const { main, field, all } = await renderDocuments()
  await all()
  history.back()
  await expect.element(main.getByRole('heading', { name: 'Your document' })).toBeVisible()
  await expect.element(main.getByRole('group', { name: /^Front/ }).getByText(/: uploaded$/)).toBeInTheDocument()
  history.back()
  await expect.element(main.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Ana Prado')
  await expect.element(field('Number')).toHaveValue('12.345.678-9')
  await expect.element(field('Date of birth')).toHaveValue('1990-02-28')
})

test('restores the name but not the document number after a reload', async () => {
  const visit = createMemoryStorageBackend()
  const first = await renderDocuments({ more: { visit } })
  await first.details()
  await first.screen.unmount()
  const { field } = await renderDocuments({ more: { visit } })
  await expect.element(field('Full name')).toHaveValue('Ana Prado')
  await expect.element(field('Number')).toHaveValue('')
})

test.each([
  ['REVIEW', 'Documents under review', 'Back to security centre'],
  ['APPROVED', 'Documents approved', 'Withdraw'],
  ['BRAND_NEW', 'Documents under review', 'Back to security centre'],
])(
  'shows a document check with the status %s as "%s", without a button to send the documents again',
  async (status, title, way) => {
    const { main } = await renderDocuments({ check: { ...review, status } })
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(main.getByText('12•••89')).toBeVisible()
    await expect.element(main.getByRole('link', { name: way })).toBeVisible()
    expect(main.getByRole('button').elements()).toEqual([])
  },
)

test.each([
  ['unreadable', 'The pictures are hard to read.'],
  ['expired', 'The document has expired.'],
  ['mismatch', 'Your details don’t match the document.'],
  ['repeated', 'This document is linked to another account.'],
  ['other', 'We couldn’t accept these documents.'],
])(
  'shows why documents were rejected when the reason is %s, and offers to send documents again',
  { tags: ['MEMB-007'] },
  async (reason, said) => {
    const { main, press, field } = await renderDocuments({ check: { ...review, status: 'REJECTED', reason } })
    await expect.element(main.getByText(said, { exact: false })).toBeVisible()
    await press('Send again')
    await expect.element(field('Full name')).toHaveValue('Ana Prado')
  },
)

test('says that documents are already under review when the platform refuses new documents for this reason', async () => {
  const page = await renderDocuments({ send: () => createRefusalResponse('document.review') })
  await page.all()
  await page.press('Send documents')
  await expect.element(page.main.getByText('Your documents are already under review or approved.')).toBeVisible()
})
