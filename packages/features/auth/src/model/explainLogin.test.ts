import { ApiError } from '@lobby/api'
import { expect, test } from 'vitest'
import { explainLogin } from './explainLogin.ts'

const refused = new ApiError('refused', { operation: 'login', code: 'login.captcha.wrong', data: { captcha: true } })

test('a failed sign-in is told by the catalogue, whose texts it asks for', async () => {
  const asked: string[] = []
  const problem = await explainLogin(refused, async (groups) => void asked.push(...groups))
  expect(problem).toEqual({ field: 'captcha', message: 'error.captcha', needsCaptcha: true, explained: true })
  expect(asked).toEqual(['errors'])
})

test('without the texts it says what kind of failure it was, and asks for the captcha all the same', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  expect(await explainLogin(refused, offline)).toEqual({
    field: 'form',
    message: 'error.unknown',
    needsCaptcha: true,
    explained: false,
  })
  const network = new ApiError('network', { operation: 'login' })
  expect(await explainLogin(network, offline)).toEqual({
    field: 'form',
    message: 'error.network',
    needsCaptcha: false,
    explained: false,
  })
})
