import { expect, test } from 'vitest'
import { portFor } from './portFor.ts'
import { holdPort } from './testing/holdPort.ts'

test('a taken port is told in one line, a free one in none', async () => {
  const { port, free } = await holdPort(21_100)
  const lines: string[] = []
  const other = await portFor('the site', port, (line) => lines.push(line))
  expect(lines).toEqual([`Port ${port} is taken: the site on ${other} instead.`])
  await free()
  expect(await portFor('the site', port, (line) => lines.push(line))).toBe(port)
  expect(lines).toHaveLength(1)
})
