import { describe, expect, test } from 'vitest'
import { parseFavouriteLotteries } from './favouriteIds.ts'

const parsed = (text: string) => parseFavouriteLotteries(JSON.parse(text))

describe('corrupt stored favourites (storage key LOTTFAV)', { tags: ['S6'] }, () => {
  test.each(['null', '7', '"ana"', '[]', '[["1"]]', '{}'])('returns no favourites for the stored value %s', (text) => {
    expect(parsed(text)).toEqual({})
  })

  test.each(['"1"', '[1]', 'null', '{"0":"1"}', '[["1"]]'])(
    'keeps the favourites of other users when the stored value of one user is %s',
    (broken) => {
      expect(parsed(`{"ana":${broken},"bob":["2","3"]}`)).toEqual({ bob: ['2', '3'] })
    },
  )
})

test.each(['__proto__', 'constructor', 'toString'])(
  'stores favourites for a user named %s without affecting other users',
  { tags: ['S7'] },
  (user) => {
    const read = parsed(`{"${user}":["1"],"bob":["2"]}`)
    expect(Object.hasOwn(read, user) && read[user]).toEqual(['1'])
    expect(JSON.parse(JSON.stringify({ ...read, [user]: ['1', '4'] }))).toEqual(
      JSON.parse(`{"${user}":["1","4"],"bob":["2"]}`),
    )
    expect(Object.hasOwn(parsed('{"bob":["2"]}'), user)).toBe(false)
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  },
)

test.each(['__proto__', 'constructor', 'toString'])(
  'control: reads an inherited value for the user name %s without the check for own properties',
  { tags: ['S7-control'] },
  (user) => {
    expect((parsed('{"bob":["2"]}') as Record<string, unknown>)[user]).toBeDefined()
  },
)
