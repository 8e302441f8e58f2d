import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { findFreePort, chooseServerPort, portOption, parseServerPorts } from './ports.ts'
import { occupyPort } from './testing/occupyPort.ts'

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test('returns the wanted port if it is free, and the next one if it is taken', async () => {
  const { port, release } = await occupyPort(21_000)
  expect(await findFreePort(port)).toBeGreaterThan(port)
  await release()
  expect(await findFreePort(port)).toBe(port)
})

test.runIf(hasIpv6).each(['::1', '::'])(
  'returns another port when a program uses the wanted port on the IP address %s',
  async (host) => {
    const { port, release } = await occupyPort(21_700, host)
    expect(await findFreePort(port)).toBeGreaterThan(port)
    await release()
    expect(await findFreePort(port)).toBe(port)
  },
)

test('throws an error with the range of ports when no port is free', async () => {
  await expect(findFreePort(4600, '192.0.2.1')).rejects.toThrow('The ports 4600 to 4649 are all taken.')
})

test('prints a line when the wanted port is taken, and nothing when it is free', async () => {
  const { port, release } = await occupyPort(21_100)
  const lines: string[] = []
  const other = await chooseServerPort('the site', port, (line) => lines.push(line))
  expect(lines).toEqual([`Port ${port} is taken: using port ${other} for the site instead.`])
  await release()
  expect(await chooseServerPort('the site', port, (line) => lines.push(line))).toBe(port)
  expect(lines).toHaveLength(1)
})

test('returns a port for the sandbox that is 100 above the port of the sites', () => {
  expect(parseServerPorts(portOption.default)).toEqual({ sites: 4_600, sandbox: 4_700 })
  expect(parseServerPorts('5000')).toEqual({ sites: 5_000, sandbox: 5_100 })
})

test.each(['80', '65001', 'a', '', '1e4'])('throws an error with the valid range when --port is "%s"', (text) => {
  expect(() => parseServerPorts(text)).toThrow(`--port takes a number from 1024 to 65000, not "${text}".`)
})
