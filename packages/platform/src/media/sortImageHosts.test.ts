import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortImageHosts } from './sortImageHosts.ts'

const images = { hosts: ['https://a.example', 'https://b.example', 'https://c.example'], fallback: 'https://z.example' }

test('chooses the first host at random, with equal chances, from the merchant’s hosts', { tags: ['CONF-058'] }, () => {
  const firsts = Array.from({ length: 300 }, (_, index) => sortImageHosts(images, () => index / 300)[0])
  const counts = images.hosts.map((host) => firsts.filter((first) => first === host).length)
  expect(counts).toEqual([100, 100, 100])
})

test(
  'returns every listed image host one time, the chosen one first, for any list and random number',
  { tags: ['CONF-058'] },
  () => {
    const lists = fc.uniqueArray(
      fc.nat(99).map((number) => `https://host${number}.example`),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true }), (hosts, chance) => {
        const order = sortImageHosts({ hosts, fallback: 'fallback' }, () => chance)
        expect(order[0]).toBe(hosts[Math.min(Math.floor(chance * hosts.length), hosts.length - 1)])
        expect([...order].sort()).toEqual([...hosts, 'fallback'].sort())
      }),
    )
  },
)

test('puts the fallback host after all listed image hosts', { tags: ['CONF-059'] }, () => {
  expect(sortImageHosts(images, () => 0.5)).toEqual([
    'https://b.example',
    'https://c.example',
    'https://a.example',
    'https://z.example',
  ])
  expect(sortImageHosts({ hosts: [], fallback: 'https://z.example' }, () => 0.5)).toEqual(['https://z.example'])
})

test('returns the fallback host only one time when it is also in the list', () => {
  expect(sortImageHosts({ hosts: ['/a', '/b'], fallback: '/a' }, () => 0)).toEqual(['/a', '/b'])
})
