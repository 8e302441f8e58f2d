import { expect, test } from 'vitest'
import { mailRoutes, readMailId } from './mailRoutes.ts'

const read = (address: string) => readMailId(new URL(address, 'https://acme.example').searchParams)

test.each([1, 42, Number.MAX_SAFE_INTEGER])('builds the URL of mail %i and reads the id back', (id) => {
  expect(read(mailRoutes.mail(id))).toBe(id)
})

test.each([
  '',
  '?id=',
  '?id=0',
  '?id=-1',
  '?id=007',
  '?id=1.5',
  '?id=1e3',
  '?id=NaN',
  '?id=9007199254740993',
  '?id=99999999999999999',
  '?id=%201',
  '?id=<b>',
])('reads no mail id from %j', (query) => {
  expect(read(`/m/inbox${query}`)).toBeUndefined()
})
