import { DAY_MS } from '@lobby/platform/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { MAX_IMAGE_BYTES } from '../domain/images/pictures.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { createJpgFixture, createPngFixture } from '../testing/images.ts'
import { createWalletSandbox, insertSettledBetFixture, type WalletSandbox } from '../testing/createWalletSandbox.ts'

interface Activity {
  readonly activityId: number
  readonly title: string
  readonly status: string
  readonly action?: string
  readonly rewardMinor: number
  readonly remainTime: number
}
interface Detail {
  readonly activity: Activity
  readonly content: string
  readonly doneMinor?: number
  readonly reason?: string
  readonly comment?: string
  readonly images?: number
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const list = (token = wallet.token): Promise<Activity[]> =>
  wallet.sandbox
    .call('activityList', { query: token === '' ? {} : { token } })
    .then(({ body }) => body.value as unknown as Activity[])
const activityNamed = async (title: string): Promise<Activity> => {
  const found = (await list()).find((activity) => activity.title === title)
  if (!found) throw new Error(`The list has no promotion "${title}".`)
  return found
}
const info = async (title: string): Promise<Detail> => {
  const { activityId } = await activityNamed(title)
  return (await wallet.sandbox.call('activityInfo', { query: { token: wallet.token, activityId } })).body
    .value as unknown as Detail
}
const status = async (title: string): Promise<[string, string | undefined]> => {
  const { activity } = await info(title)
  return [activity.status, activity.action]
}
const upload = async (bytes: Buffer, purpose = 'PROMOTION') =>
  wallet.ask('uploadImage', { purpose, data: bytes.toString('base64') })
const imageIn = async (bytes: Buffer): Promise<string> =>
  ((await upload(bytes)).body.value as unknown as { imageId: string }).imageId
const applyTo = async (title: string, body: object, key?: string) =>
  wallet.ask(
    'applyActivity',
    { activityId: (await activityNamed(title)).activityId, ...body },
    key === undefined ? {} : { key },
  )
const stake = (amount: number): void =>
  insertSettledBetFixture(wallet.sandbox.db, 'ana', amount, wallet.sandbox.clock.now())

describe('activity status', () => {
  test('returns each of the ten statuses that a promotion can have for a member', { tags: ['MEMB-072'] }, async () => {
    const seen = new Set<string>()
    const look = async (): Promise<void> => {
      for (const each of await list()) seen.add(each.status)
    }
    await look()
    await wallet.value('joinActivity', { activityId: (await activityNamed('Maratona dos sorteios')).activityId })
    await look()
    stake(10_000)
    await look()
    await wallet.value('claimActivity', { activityId: (await activityNamed('Maratona dos sorteios')).activityId })
    await applyTo('Mostre a sua vitória', { comment: 'a' })
    await wallet.sandbox.dev('/money', { applications: { outcome: 'REJECTED', reason: 'rules' } })
    await applyTo('Conte para os amigos', { comment: 'b' })
    await look()
    wallet.sandbox.clock.advance(120_000)
    await wallet.value('balance')
    await look()
    wallet.sandbox.clock.advance(120_000)
    await wallet.value('balance')
    await look()
    expect([...seen].sort()).toEqual([
      'APPLYING',
      'CLAIM',
      'CLAIMED',
      'CLOSE',
      'COMING_SOON',
      'ISSUED',
      'JOIN',
      'JOINED',
      'PROCESS',
      'REJECTED',
    ])
  })

  test('returns the same status of each promotion to guests as to a player who has not joined', async () => {
    expect(new Set((await list('')).map((each) => `${each.status} ${each.action ?? ''}`.trim()))).toEqual(
      new Set(['JOIN JOIN', 'JOIN APPLY', 'COMING_SOON', 'CLOSE']),
    )
  })

  test('returns the time until a future promotion begins and until a running promotion ends', async () => {
    const remains = async (title: string) => (await activityNamed(title)).remainTime
    expect([
      await remains('Conte para os amigos'),
      await remains('Missão de verão'),
      await remains('Missão da primavera'),
    ]).toEqual([2 * DAY_MS, 30 * DAY_MS, 0])
    wallet.sandbox.clock.advance(DAY_MS)
    expect([await remains('Conte para os amigos'), await remains('Missão de verão')]).toEqual([DAY_MS, 29 * DAY_MS])
  })

  test('closes a joined promotion when it ends, and refuses to join a promotion after its end', async () => {
    await wallet.value('joinActivity', { activityId: (await activityNamed('Maratona dos sorteios')).activityId })
    runSql(wallet.sandbox.db, `UPDATE tenant SET seeded_at = seeded_at - ${4000 * DAY_MS}`)
    expect(await status('Maratona dos sorteios')).toEqual(['CLOSE', undefined])
    const { activityId } = await activityNamed('Cashback semanal')
    expect((await wallet.ask('joinActivity', { activityId })).body.errorCode).toBe('activity.closed')
  })
})

describe('mission', () => {
  const mission = 'Maratona dos sorteios'
  test('counts only stakes after the member has joined a mission, and pays its reward one time', async () => {
    stake(50_000)
    wallet.sandbox.clock.advance(1)
    const { activityId } = await activityNamed(mission)
    const claim = (key: string) => wallet.ask('claimActivity', { activityId }, { key })
    expect((await claim('claim-before-joining')).body.errorCode).toBe('activity.closed')
    for (const time of [1, 2])
      expect([time, (await wallet.value<Detail>('joinActivity', { activityId })).activity.status]).toEqual([
        time,
        'JOINED',
      ])
    expect((await info(mission)).doneMinor).toBe(0)
    stake(9_999)
    expect([await status(mission), (await info(mission)).doneMinor]).toEqual([['JOINED', undefined], 9_999])
    stake(1)
    expect(await status(mission)).toEqual(['CLAIM', 'CLAIM'])
    const before = wallet.money()
    const answers = await Promise.all([
      claim('claim-key-number-one'),
      claim('claim-key-number-one'),
      claim('claim-key-number-two'),
    ])
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, false])
    expect(wallet.money()).toBe(before + 500)
    expect(await status(mission)).toEqual(['CLAIMED', undefined])
    expect(await wallet.value('moneyOutcome', undefined, { query: { key: 'claim-key-number-one' } })).toMatchObject({
      found: true,
      kind: 'ACTIVITY',
      status: 'CLAIMED',
      amountMinor: 500,
    })
  })
})

test('shows members the birthday bonus of their VIP level, and guests the bonus of the lowest level', async () => {
  const title = 'Presente de aniversário'
  expect((await list('')).find((activity) => activity.title === title)?.rewardMinor).toBe(500)
  expect((await activityNamed(title)).rewardMinor).toBe(1_000)
  const before = wallet.money()
  await applyTo(title, { comment: 'a' })
  wallet.sandbox.clock.advance(240_000)
  await wallet.value('balance')
  expect([(await status(title))[0], wallet.money() - before]).toEqual(['ISSUED', 1_000])
})

test('lists the reward of a mission as the newest row of the account record when the member claims it', async () => {
  interface Row {
    readonly kind: string
    readonly amountMinor: number
    readonly balanceMinor: number
  }
  const record = async () =>
    (await wallet.value<{ content: Row[] }>('accountRecord')).content.map(({ kind, amountMinor, balanceMinor }) => ({
      kind,
      amountMinor,
      balanceMinor,
    }))
  const { activityId } = await activityNamed('Maratona dos sorteios')
  await wallet.value('joinActivity', { activityId })
  stake(10_000)
  const before = await record()
  await wallet.value('claimActivity', { activityId })
  expect(await record()).toEqual([{ kind: 'BONUS', amountMinor: 500, balanceMinor: wallet.money() }, ...before])
})

describe('application', () => {
  const title = 'Mostre a sua vitória'

  test('pays the reward of an application one time when it is repeated with the same idempotency key', async () => {
    const images = [await imageIn(createPngFixture(640, 480)), await imageIn(createJpgFixture(640, 480))]
    const key = 'the-key-of-one-application'
    for (const time of [1, 2])
      expect([time, (await applyTo(title, { comment: 'Ganhei!', images }, key)).body.value]).toMatchObject([
        time,
        { activity: { status: 'APPLYING' }, comment: 'Ganhei!', images: 2 },
      ])
    expect((await applyTo(title, { comment: 'Outra' }, key)).body.errorCode).toBe('request.key.reused')
    expect((await applyTo(title, { comment: 'Outra' })).body.errorCode).toBe('activity.applied')
    wallet.sandbox.clock.advance(240_000)
    await wallet.value('balance')
    expect([await status(title), wallet.money()]).toEqual([['ISSUED', undefined], 126_500])
    wallet.sandbox.clock.advance(240_000)
    await wallet.value('balance')
    expect(wallet.money()).toBe(126_500)
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('returns the reason for the rejection of an application only after the review, and pays nothing', async () => {
    await wallet.sandbox.dev('/money', { applications: { outcome: 'REJECTED', reason: 'rules' } })
    await applyTo(title, { comment: 'Ganhei!' })
    expect((await info(title)).reason).toBeUndefined()
    wallet.sandbox.clock.advance(240_000)
    await wallet.value('balance')
    expect(await info(title)).toMatchObject({ activity: { status: 'REJECTED' }, reason: 'rules' })
    expect(wallet.money()).toBe(125_000)
  })

  test('accepts an application with a comment of up to 140 graphemes', { tags: ['MEMB-073'] }, async () => {
    const family = '👨‍👩‍👧'
    expect((await applyTo(title, { comment: 'a'.repeat(141) })).body).toMatchObject({
      errorCode: 'activity.comment.invalid',
      data: { field: 'comment' },
    })
    expect((await applyTo(title, { comment: family.repeat(141) })).body.errorCode).toBe('activity.comment.invalid')
    expect((await applyTo(title, { comment: family.repeat(140) })).body.success).toBe(true)
    expect((await applyTo('Conte para os amigos', { comment: 'a'.repeat(140) })).body.success).toBe(true)
  })

  test(
    'accepts a picture for an application only if the content of the file is PNG or JPG',
    { tags: ['MEMB-074'] },
    async () => {
      expect((await upload(createPngFixture(640, 480))).body.value).toMatchObject({
        type: 'png',
        width: 640,
        height: 480,
      })
      expect((await upload(createJpgFixture(640, 480))).body.value).toMatchObject({
        type: 'jpg',
        width: 640,
        height: 480,
      })
      for (const other of ['GIF89a\x01\x00', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\x00\x00\x00\x18ftypheic']) {
        expect((await upload(Buffer.from(other, 'latin1'))).body.errorCode, other).toBe('upload.type')
      }
    },
  )

  test('accepts a picture of 5 MB, and refuses a picture with one byte more', { tags: ['MEMB-075'] }, async () => {
    const largest = createJpgFixture(3000, 2000, MAX_IMAGE_BYTES)
    expect([largest.length, (await upload(largest)).body.value]).toMatchObject([
      5 * 1024 * 1024,
      { bytes: 5 * 1024 * 1024 },
    ])
    expect((await upload(Buffer.concat([largest, Buffer.from([0])]))).body.errorCode).toBe('upload.too.large')
  })

  test(
    'accepts an application with three pictures, and refuses an application with four',
    { tags: ['MEMB-076'] },
    async () => {
      const four = await Promise.all([1, 2, 3, 4].map((width) => imageIn(createPngFixture(width, 1))))
      expect(await applyTo(title, { comment: 'a', images: four })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.invalid' },
      })
      expect((await applyTo(title, { comment: 'a', images: four.slice(0, 3) })).body.value).toMatchObject({ images: 3 })
    },
  )

  test('refuses an application when a picture is another member’s, for another purpose or over an hour old', async () => {
    const other = await createWalletSandbox('vip')
    const foreign = (
      (await other.ask('uploadImage', { purpose: 'PROMOTION', data: createPngFixture(9, 9).toString('base64') })).body
        .value as unknown as { imageId: string }
    ).imageId
    const document = ((await upload(createPngFixture(8, 8), 'DOCUMENT')).body.value as unknown as { imageId: string })
      .imageId
    const own = await imageIn(createPngFixture(7, 7))
    for (const image of [foreign, document])
      expect((await applyTo(title, { comment: 'a', images: [own, image] })).body.errorCode).toBe('upload.unknown')
    expect(selectAll(wallet.sandbox.db, 'SELECT used FROM picture WHERE id = :own', { own })).toEqual([{ used: 0 }])
    wallet.sandbox.clock.advance(3_600_000)
    await imageIn(createPngFixture(6, 6))
    expect((await applyTo(title, { comment: 'a', images: [own] })).body.errorCode).toBe('upload.unknown')
  })

  test('refuses a trial account’s application for a promotion', async () => {
    const trial = await createWalletSandbox('trial')
    const { activityId } = await activityNamed(title)
    expect((await trial.ask('applyActivity', { activityId, comment: 'a' })).body.errorCode).toBe('account.forbidden')
  })
})
