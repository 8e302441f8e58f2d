import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'
import { holdPort } from './testing/holdPort.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test('returns the wanted port if it is free, and the next one if it is taken', async () => {
  const { port, free } = await holdPort(21_000)
  expect(await freePort(port)).toBeGreaterThan(port)
  await free()
  expect(await freePort(port)).toBe(port)
})

test.runIf(hasIpv6).each(['::1', '::'])(
  'returns another port if the wanted one is taken on %s only, where a browser looks as well',
  async (host) => {
    const { port, free } = await holdPort(21_700, host)
    expect(await freePort(port)).toBeGreaterThan(port)
    await free()
    expect(await freePort(port)).toBe(port)
  },
)

test('says so when no port is free', async () => {
  await expect(freePort(4600, '192.0.2.1')).rejects.toThrow('The ports 4600 to 4649 are all taken.')
})
