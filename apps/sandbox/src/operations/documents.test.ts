import { toZonedDay } from '@lobby/platform/calendar'
import { isCpf } from '@lobby/platform/validation'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPngFixture } from '../testing/images.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})

/** Sends a member's documents for review, with changed fields if `more` is set. */
async function send(who: string, more: object = {}) {
  const token = await wallet.sandbox.token(who)
  const picture = async (width: number) =>
    (
      await wallet.value<{ imageId: string }>(
        'uploadImage',
        { purpose: 'DOCUMENT', data: createPngFixture(width, 1).toString('base64') },
        { token },
      )
    ).imageId
  const pictures = { front: await picture(1), back: await picture(2), selfie: await picture(3) }
  const details = {
    documentType: 'ID_CARD',
    fullName: 'Ana Prado',
    documentNumber: '529.982.247-25',
    birthDate: '1990-02-28',
  }
  return (await wallet.ask('sendDocuments', { ...details, ...pictures, ...more }, { token })).body
}
const check = async (who: string) =>
  wallet.value('documentCheck', undefined, { token: await wallet.sandbox.token(who) })

describe('age in documents', () => {
  /** 21:30 on 20 November in Brasília. */
  const evening = Date.UTC(2026, 10, 21, 0, 30)

  test(
    "computes the age of a document's owner with the current date in the merchant's time zone",
    { tags: ['B66'] },
    async () => {
      wallet.sandbox.clock.set(evening)
      expect(await send('ana', { birthDate: '2008-11-21' })).toMatchObject({
        errorCode: 'document.field.invalid',
        data: { field: 'birthDate' },
      })
      expect(await send('ana', { birthDate: '2008-11-20' })).toMatchObject({ success: true })
    },
  )

  test(
    'control: computes the date of the next day when evening in Brasília is converted to UTC',
    { tags: ['B66-control'] },
    () => {
      expect(toZonedDay('UTC', evening)).toBe('2026-11-21')
    },
  )
})

describe('approved CPF', () => {
  test(
    'rejects a CPF that another member’s approved documents contain, even if both reviews end together',
    { tags: ['B66'] },
    async () => {
      await send('ana')
      await send('vip', { documentNumber: '52998224725' })
      wallet.sandbox.clock.advance(180_000)
      expect(await check('ana')).toMatchObject({ status: 'APPROVED' })
      expect(await check('vip')).toMatchObject({ status: 'REJECTED', reason: 'repeated' })
      await send('vip', { documentNumber: '111.444.777-35' })
      wallet.sandbox.clock.advance(180_000)
      expect(await check('vip')).toMatchObject({ status: 'APPROVED' })
    },
  )

  test(
    'control: approves the same identity card number for two members, because it is not a CPF',
    { tags: ['B66-control'] },
    async () => {
      for (const who of ['ana', 'vip']) await send(who, { documentNumber: '12.345.678-9' })
      wallet.sandbox.clock.advance(180_000)
      for (const who of ['ana', 'vip']) expect(await check(who)).toMatchObject({ status: 'APPROVED' })
    },
  )
})

describe('approved document number', () => {
  const licence = { documentType: 'DRIVING_LICENCE', documentNumber: '1234567' }
  /** Returns the review of a second member's documents, after the first member's documents were approved. */
  const checkSecond = async (first: object, other: object) => {
    await send('ana', first)
    await send('vip', other)
    wallet.sandbox.clock.advance(180_000)
    expect(await check('ana')).toMatchObject({ status: 'APPROVED' })
    return check('vip')
  }
  const repeated = { status: 'REJECTED', reason: 'repeated' }

  test.each([
    ['a CPF without its leading zero', { documentNumber: '01234567890' }, { documentNumber: '1234567890' }],
    [
      'a CPF with the leading zero that the first document omits',
      { documentNumber: '1234567890' },
      { documentNumber: '012.345.678-90' },
    ],
    [
      'a CPF on another document',
      { documentNumber: '1234567890' },
      { documentType: 'DRIVING_LICENCE', documentNumber: '01234567890' },
    ],
    ['the number of a driving licence', licence, licence],
    ['the number of a driving licence with leading zeros', licence, { ...licence, documentNumber: '001234567' }],
  ])(
    'rejects documents when another member already has approved documents with %s',
    { tags: ['B99'] },
    async (_what, first, other) => {
      expect(await checkSecond(first, other)).toMatchObject(repeated)
    },
  )

  test(
    'approves the same number on a driving licence and on another member’s identity card',
    { tags: ['B99'] },
    async () => {
      expect(await checkSecond(licence, { documentNumber: '1234567' })).toMatchObject({ status: 'APPROVED' })
    },
  )

  test('control: accepts a CPF without its leading zero as an identity card number', { tags: ['B99-control'] }, () => {
    expect(isCpf('01234567890')).toBe(true)
    expect('1234567890').toMatch(/^\d{7,10}$/)
  })
})
