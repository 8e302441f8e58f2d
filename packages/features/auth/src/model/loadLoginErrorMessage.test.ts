import { ApiError } from '@lobby/api'
import { expect, test } from 'vitest'
import { loadLoginErrorMessage } from './loadLoginErrorMessage.ts'

const refused = new ApiError('refused', { operation: 'login', code: 'login.captcha.wrong', data: { captcha: true } })

test('explains a failed sign-in with the text of its error code, and loads the error texts first', async () => {
  const asked: string[] = []
  const problem = await loadLoginErrorMessage(refused, async (groups) => void asked.push(...groups))
  expect(problem).toEqual({ field: 'captcha', message: 'error.captcha', needsCaptcha: true, explained: true })
  expect(asked).toEqual(['errors'])
})

test('names only the kind of failure, but still requires the captcha, when the error texts do not load', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  expect(await loadLoginErrorMessage(refused, offline)).toEqual({
    field: 'form',
    message: 'error.unknown',
    needsCaptcha: true,
    explained: false,
  })
  const network = new ApiError('network', { operation: 'login' })
  expect(await loadLoginErrorMessage(network, offline)).toEqual({
    field: 'form',
    message: 'error.network',
    needsCaptcha: false,
    explained: false,
  })
})
