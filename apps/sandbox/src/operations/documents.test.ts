import { dayIn } from '@lobby/platform/calendar'
import { isCpf } from '@lobby/platform/validation'
import { beforeEach, describe, expect, test } from 'vitest'
import { pngOf } from '../testing/images.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'

let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})

/** Sends documents in the name of a member. */
async function send(who: string, more: object = {}) {
  const token = await wallet.sandbox.token(who)
  const picture = async (width: number) =>
    (
      await wallet.value<{ imageId: string }>(
        'uploadImage',
        { purpose: 'DOCUMENT', data: pngOf(width, 1).toString('base64') },
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

describe('the age in documents', () => {
  /** 21:30 of 20 November in Brasília. */
  const evening = Date.UTC(2026, 10, 21, 0, 30)

  test("counts by the merchant's day", { tags: ['B66'] }, async () => {
    wallet.sandbox.clock.set(evening)
    expect(await send('ana', { birthDate: '2008-11-21' })).toMatchObject({
      errorCode: 'document.field.invalid',
      data: { field: 'birthDate' },
    })
    expect(await send('ana', { birthDate: '2008-11-20' })).toMatchObject({ success: true })
  })

  test('control: by UTC the next day has begun in the evening', { tags: ['B66-control'] }, () => {
    expect(dayIn('UTC', evening)).toBe('2026-11-21')
  })
})

describe('a CPF that is approved for a member', () => {
  test('is not approved for another one, also where both are checked at once', { tags: ['B66'] }, async () => {
    await send('ana')
    await send('vip', { documentNumber: '52998224725' })
    wallet.sandbox.clock.advance(180_000)
    expect(await check('ana')).toMatchObject({ status: 'APPROVED' })
    expect(await check('vip')).toMatchObject({ status: 'REJECTED', reason: 'repeated' })
    await send('vip', { documentNumber: '111.444.777-35' })
    wallet.sandbox.clock.advance(180_000)
    expect(await check('vip')).toMatchObject({ status: 'APPROVED' })
  })

  test(
    'control: a number of a state, which is not unique, is approved for both',
    { tags: ['B66-control'] },
    async () => {
      for (const who of ['ana', 'vip']) await send(who, { documentNumber: '12.345.678-9' })
      wallet.sandbox.clock.advance(180_000)
      for (const who of ['ana', 'vip']) expect(await check(who)).toMatchObject({ status: 'APPROVED' })
    },
  )
})

describe('a number that is approved for a member', () => {
  const licence = { documentType: 'DRIVING_LICENCE', documentNumber: '1234567' }
  /** How the check of a second member ends, after that of a first one. */
  const second = async (first: object, other: object) => {
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
      'a CPF with the zero that the first one left out',
      { documentNumber: '1234567890' },
      { documentNumber: '012.345.678-90' },
    ],
    [
      'a CPF on another document',
      { documentNumber: '1234567890' },
      { documentType: 'DRIVING_LICENCE', documentNumber: '01234567890' },
    ],
    ['the number of a driving licence', licence, licence],
    ['the number of a driving licence with zeros before it', licence, { ...licence, documentNumber: '001234567' }],
  ])('is not approved for another one: %s', { tags: ['B99'] }, async (_what, first, other) => {
    expect(await second(first, other)).toMatchObject(repeated)
  })

  test(
    'is approved for another one where the one is of a licence and the other of an identity card',
    { tags: ['B99'] },
    async () => {
      expect(await second(licence, { documentNumber: '1234567' })).toMatchObject({ status: 'APPROVED' })
    },
  )

  test('control: a CPF is ten digits without its zero, like a number of a state', { tags: ['B99-control'] }, () => {
    expect(isCpf('01234567890')).toBe(true)
    expect('1234567890').toMatch(/^\d{7,10}$/)
  })
})
