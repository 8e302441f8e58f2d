import { expect, test } from 'vitest'
import {
  array,
  boolean,
  dateTime,
  integer,
  ValidationError,
  nullable,
  number,
  object,
  oneOf,
  record,
  string,
  url,
  type Validator,
} from './check.ts'
import { login } from './operations/member.gen.ts'
import { trialPlay } from './operations/trial.gen.ts'

// Validators with limits so wide that they do not matter in these tests.
const someNumber = number(-1e9, 1e9)
const someInteger = integer(-1e9, 1e9)
const someText = string(1000)

const noted: string[] = []
const run = <T>(check: Validator<T>, value: unknown): T => {
  noted.length = 0
  return check(value, 'value', (place) => noted.push(place))
}
const refuses = (check: Validator<unknown>, ...values: unknown[]) => {
  for (const value of values) expect(() => run(check, value), JSON.stringify(value)).toThrow(ValidationError)
}

test('rejects a scalar of another type and a number that is not finite', () => {
  refuses(boolean, 'true', 1, 0, null, undefined)
  refuses(someNumber, '1', Number.NaN, Number.POSITIVE_INFINITY, null, [1])
  refuses(someInteger, 0.5, 2 ** 53, '7', true)
  refuses(string(3, 2), 'a', 'abcd', 7, null, ['ab'], new String('ab'))
  expect([run(boolean, false), run(someNumber, -0.5), run(someInteger, -7), run(string(3, 2), 'ab')]).toEqual([
    false,
    -0.5,
    -7,
    'ab',
  ])
})

test('rejects a session token with characters that an HTTP header cannot contain', { tags: ['B86'] }, () => {
  const session = { userName: 'ana', customerType: 1, firstTimeLogin: false }
  for (const token of ['abcdefgh ijklmnop qrst', 'abcdefghijklmnop\n', 'abcdefghijklmnop\u00E9'])
    for (const check of [login.check, trialPlay.check]) refuses(check, { ...session, token })
  expect(run(login.check, { ...session, token: 'abcdefgh-ijklmnop_qrst.~' }).token).toBe('abcdefgh-ijklmnop_qrst.~')
})

test(
  'control: accepts a line break in a token, which a header rejects, when the validator is for plain strings',
  { tags: ['B86-control'] },
  () => {
    expect(run(string(128, 16), 'abcdefgh\nijklmnop')).toBe('abcdefgh\nijklmnop')
    expect(() => new Headers({ Authorization: 'abcdefgh\nijklmnop' })).toThrow(TypeError)
  },
)

test('rejects a number outside its range', { tags: ['B26'] }, () => {
  refuses(integer(0, 9), -1, 10, 1e15)
  refuses(number(-2, 2), -2.01, 2.01, 1e308)
  expect([run(integer(0, 9), 0), run(integer(0, 9), 9), run(number(-2, 2), -2)]).toEqual([0, 9, -2])
})

test('control: accepts Number.MAX_SAFE_INTEGER when the validator has no range', { tags: ['B26-control'] }, () => {
  expect([-1, 1e15, Number.MAX_SAFE_INTEGER].map((value) => run(integer(-Infinity, Infinity), value))).toEqual([
    -1,
    1e15,
    Number.MAX_SAFE_INTEGER,
  ])
})

test('rejects a string that is longer than its limit', { tags: ['B25'] }, () => {
  for (const length of [201, 200_000]) expect(() => run(string(200), 'A'.repeat(length))).toThrow(ValidationError)
})

test(
  'control: accepts a string of 200,000 letters when the validator has no length limit',
  { tags: ['B25-control'] },
  () => {
    expect(run(string(Infinity), 'A'.repeat(200_000))).toHaveLength(200_000)
  },
)

test('accepts only dates and URLs that a browser can parse', () => {
  refuses(dateTime, '7', '2026-11-20', '2026-13-20T00:00:00Z', '2026-11-20T00:00:00', 'Nov 20 2026', 1_790_000_000_000)
  expect(run(dateTime, '2026-11-20T12:00:00.123-03:00')).toBe('2026-11-20T12:00:00.123-03:00')
  refuses(url, '/relative', '//host/path', 'no', '', `https://a.example/${'x'.repeat(9000)}`)
  expect(run(url, 'https://play.example/x')).toBe('https://play.example/x')
})

test('copies only declared fields, and rejects an object when a required field is missing or inherited', () => {
  const check = object({ id: someInteger }, { note: someText })
  expect(run(check, { id: 1, note: 'x', more: 1 })).toEqual({ id: 1, note: 'x' })
  expect(Object.keys(run(check, { id: 1, note: undefined }))).toEqual(['id'])
  refuses(check, { note: 'x' }, { id: null }, { id: 1, note: null }, [], null, 'x')
  refuses(object({}), [], null)
  refuses(record(someInteger), [], null, { a: 'x' })
  refuses(object({ id: someInteger }), Object.create({ id: 1 }))
})

test('cuts lists and records at their maximum size, and reports where a list was cut', () => {
  expect(run(array(someInteger, 2), [1, 2, 3])).toEqual([1, 2])
  expect(noted).toEqual(['value[2]'])
  expect(run(array(someInteger, 2), [1, 2])).toEqual([1, 2])
  expect(noted).toEqual([])
  expect(Object.keys(run(record(someInteger, 2), { a: 1, b: 2, c: 3 }))).toEqual(['a', 'b'])
  refuses(array(someInteger, 2), { length: 1, 0: 1 }, 'ab', null)
})

test('drops only the optional field or list item with an unknown enum value, and throws when the field is required', () => {
  const word = oneOf('A', 'B')
  expect(run(array(object({ word }), 9), [{ word: 'A' }, { word: 'C' }])).toEqual([{ word: 'A' }])
  expect(noted).toEqual(['value[1]'])
  expect(run(object({}, { word: nullable(word) }), { word: 'C' })).toEqual({})
  expect(noted).toEqual(['value.word'])
  expect({ ...run(record(word), { a: 'A', c: 'C' }) }).toEqual({ a: 'A' })
  refuses(object({ word }), { word: 'C' })
  // A value of the wrong type is not an unknown enum value, so the whole list or object is rejected.
  refuses(array(object({ word }), 9), [{ word: 7 }])
  refuses(object({}, { word }), { word: 7 })
})

test('names the path of an invalid field and never its value in a validation error', () => {
  const check = object({ list: array(object({ id: someInteger }), 9), map: record(someInteger) })
  expect(() => run(check, { list: [{ id: 1 }, { id: 'secret' }], map: {} })).toThrow(
    'value.list[1].id: an integer expected',
  )
  expect(() => run(check, { list: [], map: { secret: 'x' } })).toThrow('value.map.*: an integer expected')
})
