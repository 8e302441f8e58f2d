import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminalForQuestions } from './readNewMerchantOptions.ts'

const stream = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY })

test('uses each pasted line as the answer to one question', async () => {
  const [input, output] = [stream(true), stream(true)]
  const { ask, close } = openTerminalForQuestions(input, output)
  input.write('Casa Boto\ncasa\n')
  expect(await ask?.('Name: ')).toBe('Casa Boto')
  expect(await ask?.('Id: ')).toBe('casa')
  const last = ask?.('Colour: ')
  input.end()
  await expect(last).rejects.toThrow('The input ended before all questions were answered.')
  close()
})

test('asks no questions when the input or the output is not a terminal', () => {
  expect([
    openTerminalForQuestions(stream(false), stream(true)).ask,
    openTerminalForQuestions(stream(true), stream(false)).ask,
  ]).toEqual([null, null])
})
