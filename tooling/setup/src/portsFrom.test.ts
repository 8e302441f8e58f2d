import { expect, test } from 'vitest'
import { portOption, portsFrom } from './portsFrom.ts'

test('the sandbox listens a hundred above the sites', () => {
  expect(portsFrom(portOption.default)).toEqual({ sites: 4_600, sandbox: 4_700 })
  expect(portsFrom('5000')).toEqual({ sites: 5_000, sandbox: 5_100 })
})

test.each(['80', '65001', 'a', '', '1e4'])('"%s" is no port: one line says what is', (text) => {
  expect(() => portsFrom(text)).toThrow(`--port takes a number from 1024 to 65000, not "${text}".`)
})
