import { beforeEach, describe, expect, test } from 'vitest'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'
import { createPngFixture } from '../testing/images.ts'

interface Mail {
  readonly mailId: number
  readonly mailbox: string
  readonly title: string
  readonly preview: string
  readonly read: boolean
}
interface List {
  readonly content: readonly Mail[]
  readonly total: number
  readonly next?: string
  readonly unread: number
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const list = (query: Record<string, string | number> = {}): Promise<List> =>
  wallet.value<List>('messageList', undefined, { query })

describe('inbox', () => {
  test('lists mails by mailbox and page in the requested language, the newest first', async () => {
    const all = await list()
    expect([all.total, all.unread, all.content.map(({ read }) => read)]).toEqual([
      5,
      3,
      [false, false, false, true, true],
    ])
    expect(all.content[0]).toMatchObject({
      mailbox: 'PROMOTION',
      title: 'Missão dos mil',
      preview: expect.stringMatching(/^Aposte R\$\s1\.000 e ganhe R\$\s20\./),
    })
    expect((await list({ mailbox: 'ACCOUNT' })).content.map(({ mailbox }) => mailbox)).toEqual(['ACCOUNT', 'ACCOUNT'])
    const first = await list({ pageSize: 2 })
    const second = await list({ pageSize: 2, after: first.next ?? '' })
    expect([...first.content, ...second.content]).toEqual(all.content.slice(0, 4))
    const english = await wallet.value<List>('messageList', undefined, { headers: { 'Accept-Language': 'EN' } })
    expect(english.content[0]?.title).toBe('Mission thousand')
  })

  test('marks mails as read and deletes them, and returns the number of unread mails', async () => {
    const [newest, next] = (await list()).content
    const mailIds = [newest?.mailId ?? 0]
    for (const time of [1, 2])
      expect([time, await wallet.value<number>('readMessages', { mailIds })]).toEqual([time, 2])
    expect(await wallet.value('messageDetail', undefined, { query: { mailId: newest?.mailId ?? 0 } })).toMatchObject({
      mail: { read: true },
      content: expect.stringContaining('<p>'),
    })
    for (const time of [1, 2])
      expect([time, await wallet.value<number>('deleteMessages', { mailIds: [next?.mailId ?? 0] })]).toEqual([time, 1])
    expect((await list()).total).toBe(4)
    expect(
      (await wallet.ask('messageDetail', undefined, { query: { mailId: next?.mailId ?? 0 } })).body.errorCode,
    ).toBe('mail.unknown')
    expect(await wallet.value<number>('readMessages', {})).toBe(0)
    expect(await wallet.value<number>('unreadMailCount')).toBe(0)
  })

  test('refuses to show, mark or delete a mail of another member', async () => {
    const other = await createWalletSandbox('vip')
    const [mail] = (await other.value<List>('messageList')).content
    const stranger = await other.sandbox.token('ana')
    const ask = (id: string, more: object) => other.sandbox.call(id, { token: stranger, ...more })
    expect((await ask('messageDetail', { query: { mailId: mail?.mailId ?? 0 } })).body.errorCode).toBe('mail.unknown')
    await ask('deleteMessages', { body: { mailIds: [mail?.mailId ?? 0] } })
    await ask('readMessages', { body: {} })
    expect(await other.value<List>('messageList')).toMatchObject({ total: 5, unread: 1 })
  })

  test('returns the preview of a mail as plain text without the markup of the mail', async () => {
    await wallet.sandbox.dev('/mail', {
      merchant: 'north',
      to: 'ana',
      title: '<b>Hi</b>',
      content: '<p onclick="x()">One &amp; <b>two</b></p><script>alert(1)</script>',
    })
    const [mail] = (await list()).content
    expect(mail).toMatchObject({ title: '<b>Hi</b>', preview: expect.stringMatching(/^One & two/) })
    expect(mail?.preview).not.toContain('<')
  })

  test('separates paragraphs by a space in the preview of a mail, but not a link from the text after it', async () => {
    await wallet.sandbox.dev('/mail', {
      merchant: 'north',
      to: 'ana',
      title: 'Hi',
      content: '<p>See the <a href="/m/help">help</a>: it is <strong>there</strong>.</p><p>Bye<br>now</p>',
    })
    expect((await list()).content[0]?.preview).toBe('See the help: it is there. Bye now')
  })
})

describe('feedback', () => {
  const send = (content: string, more: object = {}, key?: string) =>
    wallet.ask('sendFeedback', { category: 'GAME', content, ...more }, key === undefined ? {} : { key })

  test('accepts feedback only when it has 10 to 500 graphemes', { tags: ['MEMB-078'] }, async () => {
    const flag = '🇧🇷'
    expect(await wallet.value('feedbackList')).toMatchObject({ minCount: 10, maxCount: 500 })
    for (const [content, fits] of [
      ['a'.repeat(9), false],
      ['a'.repeat(10), true],
      [`  ${'a'.repeat(9)}  `, false],
      [flag.repeat(10), true],
      [flag.repeat(9), false],
      ['a'.repeat(500), true],
      ['a'.repeat(501), false],
      [flag.repeat(500), true],
    ] as const) {
      const { body } = await send(content)
      expect([content.length, body.success, body.errorCode]).toEqual([
        content.length,
        fits,
        fits ? undefined : 'feedback.length',
      ])
    }
  })

  test('stores feedback one time when it is sent again with the same idempotency key', async () => {
    const key = 'the-key-of-one-message'
    const image = await wallet.value<{ imageId: string }>('uploadImage', {
      purpose: 'FEEDBACK',
      data: createPngFixture(4, 4).toString('base64'),
    })
    const sent = (await send('O jogo travou.', { images: [image.imageId] }, key)).body.value as unknown as {
      feedbackId: number
    }
    expect(sent).toMatchObject({ status: 'OPEN', images: 1 })
    expect((await send('O jogo travou.', { images: [image.imageId] }, key)).body.value).toEqual(sent)
    expect((await send('Outra coisa aqui.', {}, key)).body.errorCode).toBe('request.key.reused')
    await wallet.sandbox.dev('/feedback', { feedbackId: sent.feedbackId, answer: 'Resolvido.' })
    expect(await wallet.value('feedbackList')).toMatchObject({
      total: 1,
      content: [{ status: 'ANSWERED', answer: 'Resolvido.' }],
    })
    expect((await list()).content[0]?.title).toBe('Respondemos a sua mensagem')
  })

  test('refuses feedback of an unknown category and returns the invalid field', async () => {
    expect((await send('O jogo travou.', { category: 'NONE' })).body).toMatchObject({
      errorCode: 'account.field.invalid',
      data: { field: 'category' },
    })
  })
})
