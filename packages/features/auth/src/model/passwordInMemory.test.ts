import { beforeEach, expect, test } from 'vitest'
import { passwordInMemory } from './passwordInMemory.ts'

const start = Date.UTC(2026, 0, 1)
const quarter = 15 * 60_000

beforeEach(passwordInMemory.forget)

test('the password of a sign-in counts for 15 minutes, and for its member alone', () => {
  passwordInMemory.keep('ana', 'right-1', start)
  expect([passwordInMemory.of('ana', start), passwordInMemory.of('bob', start)]).toEqual(['right-1', null])
  expect(passwordInMemory.of('ana', start + quarter - 1)).toBe('right-1')
  expect(passwordInMemory.of('ana', start + quarter)).toBeNull()
  expect(passwordInMemory.of('ana', start)).toBeNull()
})

test('a changed one counts as long as the one before it would have', () => {
  passwordInMemory.keep('ana', 'right-1', start)
  passwordInMemory.replace('ana', 'right-2', start + quarter - 1)
  expect(passwordInMemory.of('ana', start + quarter - 1)).toBe('right-2')
  expect(passwordInMemory.of('ana', start + quarter)).toBeNull()
})

test('where none was known, a changed one counts from now', () => {
  passwordInMemory.replace('ana', 'right-2', start)
  expect(passwordInMemory.of('ana', start + quarter - 1)).toBe('right-2')
  passwordInMemory.replace('ana', 'right-3', start + quarter)
  expect(passwordInMemory.of('ana', start + 2 * quarter - 1)).toBe('right-3')
})

test('is forgotten with all that is known, and there may be nothing to drop', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  expect(passwordInMemory.loginOf('ana')).toBe('11987650001')
  passwordInMemory.forget()
  passwordInMemory.drop()
  expect([
    passwordInMemory.of('ana', start),
    passwordInMemory.loginOf('ana'),
    passwordInMemory.isTemporary('ana'),
  ]).toEqual([null, 'ana', false])
})

test('what was typed as the name outlives a change; without one it is the name', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001' })
  passwordInMemory.replace('ana', 'right-2', start)
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.loginOf('bob')]).toEqual(['11987650001', 'bob'])
  passwordInMemory.keep('ana', 'right-1', start)
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.isTemporary('ana')]).toEqual(['ana', false])
})

test('one that was wrong is to be typed; what else is known stays', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  passwordInMemory.drop()
  expect(passwordInMemory.of('ana', start)).toBeNull()
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.isTemporary('ana')]).toEqual(['11987650001', true])
})

test('a temporary one is to be changed for as long as it was not, also when it is too old to be known', () => {
  passwordInMemory.keep('ana', 'ABCD-EFGH-2345', start, { temporary: true })
  expect([
    passwordInMemory.of('ana', start + quarter),
    passwordInMemory.isTemporary('ana'),
    passwordInMemory.isTemporary('bob'),
  ]).toEqual([null, true, false])
  passwordInMemory.replace('ana', 'right-2', start + quarter)
  expect(passwordInMemory.isTemporary('ana')).toBe(false)
})
