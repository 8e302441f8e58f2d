import { beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../db/sql.ts'
import { giveReward } from '../domain/promotions/rewards.ts'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { createJpgFixture, createPngFixture } from '../testing/images.ts'
import { BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

const key = 'one-key-for-two-operations'
const reused = { status: 400, body: { errorCode: 'request.key.reused' } }
let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const pay = (amountMinor: number) => wallet.ask('createDeposit', { method: 'PIX', amountMinor }, { key })
const transfer = (paymentPassword = demoPaymentPassword) =>
  wallet.ask('transferToUpline', { amountMinor: 5_000, paymentPassword }, { key, query: { moduleId: 'FUNDTRANS3' } })
const outcome = () => wallet.value('moneyOutcome', undefined, { query: { key } })

describe('idempotency key', () => {
  test('refuses an idempotency key that another operation has used', { tags: ['B20'] }, async () => {
    expect((await wallet.withdraw(10_000, { key })).body.success).toBe(true)
    expect(await transfer()).toMatchObject(reused)
    expect(await pay(10_000)).toMatchObject(reused)
    expect(wallet.money()).toBe(115_000)
    expect(await outcome()).toMatchObject({ kind: 'WITHDRAWAL', amountMinor: 10_000, balanceMinor: 115_000 })
  })

  test('accepts one of two parallel operations with the same idempotency key', { tags: ['B20'] }, async () => {
    const answers = await Promise.all([wallet.withdraw(10_000, { key }), transfer()])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'request.key.reused')).toHaveLength(1)
  })

  test('refuses to claim a second reward with the idempotency key of the first reward', { tags: ['B20'] }, async () => {
    const owner = { tenant: 'north', member: getDemoPersonId(wallet.sandbox.db, 'north', 'ana') }
    for (const source of ['first', 'second']) {
      giveReward(wallet.sandbox.db, {
        ...owner,
        kind: 'SPIN',
        source,
        titles: { EN: source, PT: source },
        amountMinor: 500,
        givenAt: BRASILIA_NOON_MS - 1,
        expiresAt: BRASILIA_NOON_MS + 1000,
      })
    }
    const query = { moduleId: 'REWCEN3' }
    const { rewards } = await wallet.value<{ rewards: { rewardId: number }[] }>('rewardCenter', undefined, { query })
    const [first, second] = rewards.map(({ rewardId }) => ({ rewardId }))
    expect((await wallet.ask('claimReward', first, { key, query })).body.success).toBe(true)
    expect(await wallet.ask('claimReward', second, { key, query })).toMatchObject(reused)
    expect((await wallet.ask('claimReward', second, { query })).body.success).toBe(true)
  })

  test('accepts an idempotency key again after the request with this key was refused', async () => {
    expect((await wallet.withdraw(1_999, { key })).body.errorCode).toBe('withdrawal.amount.invalid')
    expect((await wallet.withdraw(10_000, { key })).body.success).toBe(true)
  })

  test('accepts an idempotency key that another member has used', async () => {
    await wallet.withdraw(10_000, { key })
    expect(
      (
        await wallet.ask(
          'createDeposit',
          { method: 'PIX', amountMinor: 10_000 },
          { key, token: await wallet.sandbox.token('vip') },
        )
      ).body.success,
    ).toBe(true)
  })

  test(
    'control: runs two operations with one idempotency key when used keys are not stored',
    { tags: ['B20-control'] },
    async () => {
      await wallet.withdraw(10_000, { key })
      runSql(wallet.sandbox.db, 'DELETE FROM used_key')
      expect((await transfer()).body.success).toBe(true)
      expect(await outcome()).toMatchObject({ kind: 'WITHDRAWAL', balanceMinor: 110_000 })
    },
  )
})

describe('repeated money operations', () => {
  test.each(['withdraw', 'transferToUpline'])(
    'repeats the first response of the operation %s even when the repetition has a wrong payment password',
    { tags: ['B20'] },
    async (id) => {
      const ask = (paymentPassword?: string) =>
        id === 'withdraw'
          ? wallet.withdraw(10_000, { key, ...(paymentPassword !== undefined && { paymentPassword }) })
          : transfer(paymentPassword)
      const first = await ask()
      const left = wallet.money()
      for (const typed of ['000001', undefined]) expect((await ask(typed)).body).toEqual(first.body)
      expect(wallet.money()).toBe(left)
    },
  )
})

describe('feedback', () => {
  const send = (token?: string) =>
    wallet.ask(
      'sendFeedback',
      { category: 'GAME', content: 'O jogo travou de novo.' },
      { query: { moduleId: 'FEEDBACK3' }, ...(token !== undefined && { token }) },
    )

  test(
    'accepts ten messages of feedback from a member in a day, and refuses the eleventh',
    { tags: ['B89'] },
    async () => {
      for (let at = 0; at < 10; at++) expect((await send()).body.success).toBe(true)
      expect(await send()).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
      wallet.sandbox.clock.advance(86_400_001)
      expect((await send()).status).not.toBe(429)
    },
  )

  test(
    'control: accepts feedback of a second member after ten messages of the first member',
    { tags: ['B89-control'] },
    async () => {
      for (let at = 0; at < 10; at++) await send()
      expect((await send(await wallet.sandbox.token('vip'))).body.success).toBe(true)
    },
  )
})

/**
 * Sends documents with pictures (front, back, selfie) of the given widths. Pictures of the same width are equal files.
 */
const sendDocuments = (widths: readonly number[]) => sendPictures(widths.map((width) => createPngFixture(width, 1)))

/** Sends documents with the given picture files: front, back and selfie. */
async function sendPictures(files: readonly Buffer[]) {
  const picture = async (file: Buffer) =>
    (await wallet.value<{ imageId: string }>('uploadImage', { purpose: 'DOCUMENT', data: file.toString('base64') }))
      .imageId
  const [front, back, selfie] = await Promise.all(files.map(picture))
  const details = {
    documentType: 'ID_CARD',
    fullName: 'Ana Prado',
    documentNumber: '529.982.247-25',
    birthDate: '1990-02-28',
  }
  return (await wallet.ask('sendDocuments', { ...details, front, back, selfie })).body
}

test.each([
  ['back', 1, 1, 2],
  ['selfie', 1, 2, 1],
  ['selfie', 1, 2, 2],
])(
  'refuses documents when the picture %s is the same as another one (widths: front %d, back %d, selfie %d)',
  { tags: ['B90'] },
  async (field, ...widths) => {
    expect(await sendDocuments(widths)).toMatchObject({ errorCode: 'document.picture.repeated', data: { field } })
    expect(await wallet.value('documentCheck')).toMatchObject({ status: 'NONE' })
  },
)

const png = createPngFixture(640, 480)
const jpg = createJpgFixture(640, 480, 100)
/** Inserts bytes into a file. @param before - the number of bytes between the insertion and the end of the file */
const insertBytes = (file: Buffer, bytes: Buffer, before: number): Buffer =>
  Buffer.concat([file.subarray(0, file.length - before), bytes, file.subarray(file.length - before)])
const textChunk = Buffer.from([0, 0, 0, 1, ...Buffer.from('tEXt'), 1, 0, 0, 0, 0])
const comment = Buffer.from([0xff, 0xfe, 0, 3, 1])

test.each([
  ['png with a byte after its end', png, Buffer.concat([png, Buffer.alloc(1)])],
  ['jpg with two bytes after its end', jpg, Buffer.concat([jpg, Buffer.alloc(2)])],
  ['png with an added text chunk', png, insertBytes(png, textChunk, 12)],
  ['jpg with an added comment', jpg, insertBytes(jpg, comment, 2)],
])(
  'refuses documents when the picture of the back is the front picture as a %s',
  { tags: ['B90'] },
  async (_what, front, back) => {
    expect(await sendPictures([front, back, createPngFixture(3, 1)])).toMatchObject({
      errorCode: 'document.picture.repeated',
      data: { field: 'back' },
    })
  },
)

test('control: accepts documents with three different pictures', { tags: ['B90-control'] }, async () => {
  expect(await sendDocuments([1, 2, 3])).toMatchObject({ success: true })
})
