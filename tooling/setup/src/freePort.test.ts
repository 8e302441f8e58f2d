import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'
import { holdPort } from './testing/holdPort.ts'

test('the wanted port if it is free, the next one if it is taken', async () => {
  const { port, free } = await holdPort(21_000)
  expect(await freePort(port)).toBeGreaterThan(port)
  await free()
  expect(await freePort(port)).toBe(port)
})

test('a machine where no port can be had is told so', async () => {
  await expect(freePort(4600, '192.0.2.1')).rejects.toThrow('The ports 4600 to 4649 are all taken.')
})
