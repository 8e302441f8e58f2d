import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'

test('the wanted port if it is free, the next one if it is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(await freePort(port)).toBeGreaterThan(port)
  taken.close()
  await once(taken, 'close')
  expect(await freePort(port)).toBe(port)
})

test('a machine where no port can be had is told so', async () => {
  await expect(freePort(4600, '192.0.2.1')).rejects.toThrow('The ports 4600 to 4649 are all taken.')
})
