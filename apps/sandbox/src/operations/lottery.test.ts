import { DAY_MS } from '@lobby/platform/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { getLotteryDrawAtTime, generateWinningNumber } from '../domain/lotteryDraws.ts'
import { seedLotteries as allLotteries } from '../seed/lotteries.ts'
import { testDrawSecret } from '../testing/createTestDb.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

interface Lottery extends Readonly<Record<string, unknown>> {
  readonly code: string
  readonly numero: string
  readonly isSale: boolean
  readonly remainTime: number
  readonly lockTime: number
  readonly winningTime: string
  readonly previousWinningNumber: string
  readonly vendor: string
  readonly roomId: string
  readonly nodeId: number
}

/** The lotteries that `lotteryList` returns. */
const lotteries = allLotteries.filter(({ more }) => !more)
/** Noon in Brasília. */
const start = Date.UTC(2026, 10, 20, 15)
let sandbox: TestSandbox
beforeEach(() => (sandbox = createTestSandbox({ now: () => start })))
const list = async (prizeMode = 'LOTT'): Promise<Lottery[]> =>
  (await sandbox.call('lotteryList', { query: { prizeMode } })).body.value as unknown as Lottery[]
const lottery = async (code: string): Promise<Lottery> => (await list()).find((one) => one.code === code) as Lottery

describe('lotteryList', () => {
  test('returns each lottery of lotteryList with all fields', { tags: ['LOTT-031'] }, async () => {
    const all = await list()
    expect(all).toHaveLength(12)
    for (const one of all) {
      expect(one).toMatchObject({
        mobileIconUrl: `/lottery/${one.code}.webp`,
        winningTime: new Date(sandbox.clock.now() + one.remainTime).toISOString(),
        numero: expect.stringMatching(/^202611\d\d(-\d+)?$/),
        remark: lotteries.find(({ code }) => code === one.code)?.name,
        isSale: true,
        remainTime: expect.any(Number),
        lockTime: expect.any(Number),
        previousWinningNumber: expect.stringMatching(/^\d{3,6}(~\d+|(,\d+)+)$/),
        gameGroupCode: expect.stringMatching(/^(DIGITS|DICE|RACE|PICK)$/),
        gameId: expect.stringMatching(/./),
        gameCode: expect.stringMatching(/^[A-Z0-9]+$/),
        tag: expect.stringMatching(/^(HOT|LOTT)$/),
        entPlaySwitch: expect.any(Boolean),
        tradPlaySwitch: expect.any(Boolean),
        mUi: expect.stringMatching(/./),
        css: expect.stringMatching(/^[a-z0-9-]+$/),
        lotteryTime: [start, start],
      })
    }
    for (const field of ['code', 'gameId', 'gameCode', 'remark', 'mobileIconUrl']) {
      expect(new Set(all.map((one) => one[field])).size, field).toBe(all.length)
    }
  })

  test('returns only the lotteries of the requested prize mode', async () => {
    const codes = async (mode: string): Promise<string[]> => (await list(mode)).map(({ code }) => code)
    expect(await codes('LOTT')).toEqual(lotteries.map(({ code }) => code))
    expect(await codes('ELOTT')).toEqual(
      lotteries.filter(({ everyMinutes }) => everyMinutes <= 3).map(({ code }) => code),
    )
    expect(await codes('ZY')).not.toContain('sorte-do-dia')
    expect((await sandbox.call('lotteryList', { query: { prizeMode: 'ENT' } })).status).toBe(400)
  })

  test('lists only lotteries that can be launched and whose page shows the name of the lottery', async () => {
    const token = await sandbox.token('ana')
    for (const [at, { vendor, roomId, nodeId, remark }] of (await list()).entries()) {
      const query = { vendor, gameId: roomId, nodeId, category: 'LOTT' }
      const { body } = await sandbox.call('launchGame', {
        token,
        query,
        headers: { 'Idempotency-Key': `launch-of-lottery-${at}` },
      })
      const { gameUrl } = body.value as unknown as { gameUrl: string }
      expect(await (await sandbox.fetch(new Request(gameUrl))).text()).toContain(`<h1>${String(remark)}</h1>`)
    }
  })
})

describe('draws over time', () => {
  test('closes a draw for its lock time, and then opens the next draw with the previous result', async () => {
    const before = await lottery('lua-1')
    expect(before).toMatchObject({ numero: '20261120-0721', isSale: true, remainTime: 60_000, lockTime: 5 })
    sandbox.clock.advance(54_999)
    expect(await lottery('lua-1')).toMatchObject({ numero: before.numero, isSale: true, remainTime: 5001 })
    sandbox.clock.advance(1)
    expect(await lottery('lua-1')).toMatchObject({ numero: before.numero, isSale: false, remainTime: 5000 })
    sandbox.clock.advance(4999)
    expect(await lottery('lua-1')).toMatchObject({ numero: before.numero, isSale: false, remainTime: 1 })
    sandbox.clock.advance(1)
    const after = await lottery('lua-1')
    expect(after).toMatchObject({ numero: '20261120-0722', isSale: true, remainTime: 60_000 })
    // The response contains the result of the previous draw. The result of the running draw must stay unknown.
    const [lua] = lotteries as [(typeof lotteries)[number]]
    expect(after.previousWinningNumber).toBe(
      generateWinningNumber(lua, getLotteryDrawAtTime(lua, start).index, testDrawSecret),
    )
    expect(after.previousWinningNumber).not.toBe(before.previousWinningNumber)
  })

  test('starts the next draw of every lottery when the time between two draws is over', async () => {
    const before = await list()
    for (const { code, everyMinutes } of lotteries) {
      const { numero, remainTime } = before.find((one) => one.code === code) as Lottery
      sandbox.clock.set(start + remainTime - 1)
      expect((await lottery(code)).numero, code).toBe(numero)
      sandbox.clock.set(start + remainTime)
      expect(await lottery(code), code).toMatchObject({ remainTime: everyMinutes * 60_000, isSale: true })
      expect((await lottery(code)).numero, code).not.toBe(numero)
    }
  })

  test('returns the same winning numbers of past draws in every call', async () => {
    const results = async (): Promise<string[]> =>
      (await list()).map(({ previousWinningNumber }) => previousWinningNumber)
    const first = await results()
    sandbox.clock.advance(DAY_MS)
    expect(await results()).not.toEqual(first)
    sandbox.clock.set(start)
    expect(await results()).toEqual(first)
    sandbox = createTestSandbox({ now: () => start })
    expect(await results()).toEqual(first)
  })

  test('numbers the draws of each day in Brasília from 1 on', async () => {
    sandbox.clock.set(Date.UTC(2026, 10, 21, 3) - 1)
    expect((await lottery('lua-1')).numero).toBe('20261120-1440')
    expect((await lottery('mare-cheia')).numero).toBe('20261120-24')
    sandbox.clock.advance(1)
    expect((await lottery('lua-1')).numero).toBe('20261121-0001')
    expect((await lottery('mare-cheia')).numero).toBe('20261121-01')
  })

  test('draws the daily lottery at 20:00 in Brasília', async () => {
    expect(await lottery('sorte-do-dia')).toMatchObject({
      numero: '20261120',
      winningTime: '2026-11-20T23:00:00.000Z',
      lockTime: 1800,
    })
    sandbox.clock.set(Date.UTC(2026, 10, 20, 23))
    expect(await lottery('sorte-do-dia')).toMatchObject({ numero: '20261121', winningTime: '2026-11-21T23:00:00.000Z' })
  })

  const forms = { DIGITS: /^\d{5}$/, DICE: /^[1-6]{3}$/, RACE: /^[1-9]{5}$/, PICK: /^\d{6}$/ }

  test('generates valid winning numbers for each kind of draw', async () => {
    for (let hour = 0; hour < 48; hour++) {
      sandbox.clock.set(start + hour * 3_600_000)
      for (const { gameGroupCode, previousWinningNumber } of await list()) {
        const [digits = ''] = previousWinningNumber.split(/[~,]/)
        expect(digits).toMatch(forms[gameGroupCode as keyof typeof forms])
        if (gameGroupCode === 'RACE') expect(new Set(digits).size).toBe(5)
      }
    }
  })
})

describe('lotteryMenu and eLotteryList', () => {
  interface Tab {
    readonly tag: string
    readonly labelName: string
    readonly gameGroupId: string
    readonly displayName: string
    readonly gameMenus: readonly {
      readonly gameGroupId: string
      readonly displayName: string
      readonly games: readonly string[]
    }[]
    readonly games: readonly Lottery[]
  }
  const menu = async (language = 'PT', prizeMode = 'LOTT'): Promise<Tab[]> =>
    (await sandbox.call('lotteryMenu', { query: { prizeMode, language }, headers: { 'Accept-Language': language } }))
      .body.value as unknown as Tab[]

  test('returns the groups of the lottery menu with all their fields', { tags: ['LOTT-016'] }, async () => {
    for (const tab of await menu()) {
      expect(Object.keys(tab).toSorted()).toEqual([
        'displayName',
        'gameGroupId',
        'gameMenus',
        'games',
        'labelName',
        'tag',
      ])
      expect(tab.gameMenus.length, tab.tag).toBeGreaterThan(0)
      for (const group of tab.gameMenus)
        expect(Object.keys(group).toSorted()).toEqual(['displayName', 'gameGroupId', 'games'])
    }
  })

  test('returns a lottery menu with a tab of popular lotteries and a tab for each kind of lottery', async () => {
    const [hot, ...kinds] = await menu()
    expect(hot).toMatchObject({ tag: 'HOT', labelName: 'Populares' })
    expect(hot?.games.map(({ code }) => code)).toEqual(allLotteries.filter((one) => one.hot).map(({ code }) => code))
    expect(kinds.map(({ tag }) => tag)).toEqual(['DIGITS', 'DICE', 'RACE', 'PICK'])
    expect(kinds.flatMap(({ games }) => games.map(({ code }) => code)).toSorted()).toEqual(
      allLotteries.map(({ code }) => code).toSorted(),
    )
    expect(allLotteries.length).toBe(32)
  })

  test('lists each lottery of a lottery menu tab in exactly one group of the tab', async () => {
    for (const { tag, games, gameMenus } of await menu()) {
      expect(gameMenus.flatMap((group) => group.games).toSorted(), tag).toEqual(
        games.map((game) => game['gameId'] as string).toSorted(),
      )
    }
  })

  test('returns the lottery menu in the requested language, filtered by prize mode', async () => {
    expect((await menu('EN')).map(({ labelName }) => labelName)).toEqual([
      'Popular',
      'Digits',
      'Dice',
      'Regattas',
      'Six digits',
    ])
    const fast = (await menu('PT', 'ELOTT')).flatMap(({ games }) => games.map(({ code }) => code))
    expect(new Set(fast)).toEqual(
      new Set(allLotteries.filter(({ everyMinutes }) => everyMinutes <= 3).map(({ code }) => code)),
    )
  })

  test('lists a lottery with a draw at least every three minutes as an e-lottery', async () => {
    const { value } = (await sandbox.call('eLotteryList')).body as unknown as { value: Lottery[] }
    expect(value.map(({ code }) => code)).toEqual(
      allLotteries.filter(({ everyMinutes }) => everyMinutes <= 3).map(({ code }) => code),
    )
  })
})

describe('draws and plays of one lottery', () => {
  test('returns the running draw with the number and the result of the previous draw', async () => {
    const { value } = (await sandbox.call('runningDraw', { query: { code: 'lua-1' } })).body as unknown as {
      value: Record<string, unknown>
    }
    const listed = await lottery('lua-1')
    expect(value).toMatchObject({
      numero: '20261120-0721',
      remainTime: 60_000,
      lockTime: 5,
      isSale: true,
      previousNumero: '20261120-0720',
    })
    expect(value['previousWinningNumber']).toBe(listed.previousWinningNumber)
    expect((await sandbox.call('runningDraw', { query: { code: 'none' } })).body.errorCode).toBe('lottery.unknown')
  })

  test('returns the last draws of a lottery without a gap at midnight, the newest first', async () => {
    sandbox.clock.set(Date.UTC(2026, 10, 21, 3, 1))
    const { value } = (await sandbox.call('recentDraws', { query: { code: 'lua-1', size: 3 } })).body as unknown as {
      value: { numero: string; winningTime: string }[]
    }
    expect(value.map(({ numero }) => numero)).toEqual(['20261121-0001', '20261120-1440', '20261120-1439'])
    expect(value[0]?.winningTime).toBe('2026-11-21T03:01:00.000Z')
  })

  test('returns the plays of a lottery with their names in both languages and their limits', async () => {
    for (const { code, kind } of allLotteries) {
      const names = await Promise.all(
        ['EN', 'PT'].map(async (language) => {
          const { value } = (
            await sandbox.call('lotteryPlays', { query: { code }, headers: { 'Accept-Language': language } })
          ).body as unknown as {
            value: {
              kind: string
              plays: {
                name: string
                minStakeMinor: number
                maxStakeMinor: number
                options: unknown[]
                digits?: number
              }[]
            }
          }
          expect(value.kind).toBe(kind)
          for (const { minStakeMinor, maxStakeMinor, options, digits } of value.plays) {
            expect(minStakeMinor).toBeLessThan(maxStakeMinor)
            expect(options.length > 0).toBe(digits === undefined)
          }
          return value.plays.map(({ name }) => name)
        }),
      )
      expect(names[0]).not.toEqual(names[1])
    }
  })
})
