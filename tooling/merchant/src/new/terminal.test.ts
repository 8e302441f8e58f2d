import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminal } from './wishes.ts'

const stream = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY })

test('lines that come at once answer one question each; when the input ends that is said', async () => {
  const [input, output] = [stream(true), stream(true)]
  const { ask, close } = terminal(input, output)
  input.write('Casa Boto\ncasa\n')
  expect(await ask?.('Name: ')).toBe('Casa Boto')
  expect(await ask?.('Id: ')).toBe('casa')
  const last = ask?.('Colour: ')
  input.end()
  await expect(last).rejects.toThrow('Nobody answers any more: nothing was done.')
  close()
})

test('where input or output is no terminal nobody is asked', () => {
  expect([terminal(stream(false), stream(true)).ask, terminal(stream(true), stream(false)).ask]).toEqual([null, null])
})
