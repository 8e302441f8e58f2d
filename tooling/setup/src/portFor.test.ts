import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { portFor } from './portFor.ts'

test('a taken port is told in one line, a free one in none', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const lines: string[] = []
  const other = await portFor('the site', port, (line) => lines.push(line))
  expect(lines).toEqual([`Port ${port} is taken: the site on ${other} instead.`])
  taken.close()
  await once(taken, 'close')
  expect(await portFor('the site', port, (line) => lines.push(line))).toBe(port)
  expect(lines).toHaveLength(1)
})
