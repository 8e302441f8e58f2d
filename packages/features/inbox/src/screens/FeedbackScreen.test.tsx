import { chooseFiles, createMemoryStorageBackend, createRefusalResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { feedbackFixtures } from '../testing/mailFixtures.ts'
import { createRequestBodyRecorder, renderWithUnreadCount } from '../testing/renderWithUnreadCount.tsx'
import { FeedbackScreen } from './FeedbackScreen.tsx'

const put = 'PUT /wps/feedback'
const sentOne = {
  feedbackId: 9,
  category: 'GAME',
  content: 'The game stopped.',
  images: 0,
  status: 'OPEN',
  sentAt: '2026-11-20T15:00:00Z',
}
const words = 'The game stopped.'

interface Platform {
  readonly list?: object
  readonly send?: () => unknown
  readonly backend?: ReturnType<typeof createMemoryStorageBackend>
}

async function renderFeedback({
  list = {},
  send = () => sentOne,
  backend = createMemoryStorageBackend(),
}: Platform = {}) {
  const sent: string[] = []
  const keys: (string | null)[] = []
  const page = await renderWithUnreadCount(<FeedbackScreen />, {
    path: '/m/feedback',
    backend,
    answers: {
      'GET /wps/feedback': { value: { ...feedbackFixtures, ...list } },
      'GET /wps/message/unreadCount': { value: 0 },
      'PUT /wps/feedback/seen': { value: 1 },
      [put]: (request) => (
        keys.push(request.headers.get('Idempotency-Key')),
        createRequestBodyRecorder(sent, send)(request)
      ),
    },
  })
  const { screen } = page
  const text = screen.getByRole('textbox', { name: 'Your message' })
  const button = screen.getByRole('button', { name: 'Send', exact: true })
  const write = async (content = words, kind = 'Games') => {
    await screen.getByRole('radiogroup').getByText(kind, { exact: true }).click()
    await text.fill(content)
  }
  return { ...page, text, button, write, sent, keys }
}

test(
  'limits a message to the platform’s number of graphemes, and explains next to the button what is missing',
  { tags: ['MEMB-079'] },
  async () => {
    const { screen, text, button, write, sent } = await renderFeedback({ list: { minCount: 10, maxCount: 12 } })
    await expect.element(button).toHaveAccessibleDescription('Choose a topic.')
    const flag = '🇧🇷'
    await write(` ${flag.repeat(9)} `)
    await expect.element(button).toHaveAccessibleDescription('1 more character needed.')
    await expect.element(screen.getByText('9 of 12')).toBeVisible()
    await text.fill(flag.repeat(13))
    await expect.element(text).toHaveAccessibleDescription(/^1 character over the limit\./)
    await button.click({ force: true })
    expect(sent).toEqual([])
    await expect.element(text).toHaveValue(flag.repeat(13))
    await text.fill(flag.repeat(12))
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  },
)

test(
  'sends feedback one time with the module id FEEDBACK3, lists it first and clears the form',
  { tags: ['CONF-039'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const { screen, text, button, write, sent, site } = await renderFeedback({ backend })
    await write()
    await button.click()
    await expect.element(screen.getByText('Message sent. Our reply will appear here.')).toBeVisible()
    await expect
      .element(screen.getByRole('region', { name: 'Your messages' }).getByRole('listitem').first().getByText(words))
      .toBeVisible()
    await expect.element(text).toHaveValue('')
    expect(site.fetch.asked.filter((call) => call.startsWith(put))).toEqual([
      `${put}/seen`,
      `${put}?moduleId=FEEDBACK3`,
    ])
    expect(sent.map((body) => JSON.parse(body) as object)).toEqual([{ category: 'GAME', content: words }])
    expect(site.storage.get('feedbackDraft')).toBeNull()
  },
)

test('names every refused picture together with the reason of the refusal', async () => {
  const { screen } = await renderFeedback()
  const pictures = screen.getByRole('group', { name: /^Pictures/ })
  await expect.element(pictures).toBeVisible()
  const fileOf = (name: string, content: BlobPart) => new File([content], name, { type: 'image/png' })
  const files = [
    fileOf('a.png', '<script>'),
    fileOf('huge.png', new Uint8Array(5 * 1024 * 1024 + 1)),
    fileOf('b.png', '%PDF-1.7'),
  ]
  chooseFiles(pictures.element().querySelector('input'), files)
  await expect
    .element(pictures)
    .toHaveAccessibleDescription(/^a\.png, b\.png: Choose a PNG or JPG picture\. huge\.png: This picture is too large/)
})

test('restores the feedback draft after a reload for the member who wrote it, and for nobody else', async () => {
  const backend = createMemoryStorageBackend()
  const first = await renderFeedback({ backend })
  await first.write()
  await first.screen.unmount()
  const again = await renderFeedback({ backend })
  await expect.element(again.text).toHaveValue(words)
  await expect.element(again.screen.getByRole('radio', { name: 'Games' })).toBeChecked()
  again.site.storage.set('feedbackDraft', { user: 'somebody', category: 'GAME', content: 'of another' })
  await again.screen.unmount()
  const other = await renderFeedback({ backend })
  await expect.element(other.text).toHaveValue('')
})

test('restores the feedback draft when the storage is cleared while the form is open', { tags: ['B91'] }, async () => {
  const backend = createMemoryStorageBackend()
  const first = await renderFeedback({ backend })
  await first.write()
  backend.removeItem('MC_FEEDBACK')
  await first.screen.unmount()
  await expect.element((await renderFeedback({ backend })).text).toHaveValue(words)
})

test(
  'control: loses the feedback draft when the storage is cleared while the form is not open',
  { tags: ['B91-control'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const first = await renderFeedback({ backend })
    await first.write()
    await first.screen.unmount()
    backend.removeItem('MC_FEEDBACK')
    await expect.element((await renderFeedback({ backend })).text).toHaveValue('')
  },
)

test('reuses the idempotency key of feedback after a lost response, unless the feedback was changed', async () => {
  const backend = createMemoryStorageBackend()
  const down = () => new Response('', { status: 500 })
  const first = await renderFeedback({ backend, send: down })
  await first.write()
  await first.button.click()
  await expect.element(first.screen.getByRole('alert').getByText(/\w/).first()).toBeVisible()
  await expect.element(first.text).toHaveValue(words)
  await first.screen.unmount()
  const again = await renderFeedback({ backend, send: down })
  await again.button.click()
  await expect.poll(() => again.keys).toHaveLength(1)
  expect(again.keys).toEqual(first.keys.slice(0, 1))
  await again.text.fill(`${words} Twice.`)
  await again.button.click()
  await expect.poll(() => again.keys).toHaveLength(2)
  expect(again.keys[1]).not.toBe(again.keys[0])
})

test('keeps the typed feedback when the platform refuses the text', async () => {
  const { text, button, write } = await renderFeedback({
    send: () => createRefusalResponse('feedback.length', 'field'),
  })
  await write()
  await button.click()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(text).toHaveValue(words)
})

test('highlights a new answer to feedback, reports it as seen, and marks messages without an answer', async () => {
  const { screen, asked } = await renderFeedback()
  const items = screen.getByRole('region', { name: 'Your messages' }).getByRole('listitem')
  await expect.element(items.nth(0).getByText('New reply')).toBeVisible()
  await expect.element(items.nth(0).getByText(/^Chegou hoje/)).toBeVisible()
  await expect.element(items.nth(1).getByText('Under review')).toBeVisible()
  await expect.element(items.nth(2).getByText('Answered')).toBeVisible()
  await expect.poll(() => asked('PUT /wps/feedback/seen')).toHaveLength(1)
})

test('shows an explanation instead of the feedback list when the member has not written yet', async () => {
  const { screen, asked } = await renderFeedback({ list: { content: [], total: 0 } })
  await expect.element(screen.getByText('You haven’t written to us yet')).toBeVisible()
  expect(asked('PUT /wps/feedback/seen')).toEqual([])
})
