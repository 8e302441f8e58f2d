import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { LoginFormState } from './useLoginFormState.ts'
import { useLoginCaptcha } from './useLoginCaptcha.ts'

type Shown = Pick<LoginFormState, 'captcha' | 'problem'>
const none: Shown = { captcha: null, problem: null }
const captcha = (id: string) => ({ id, Input: () => null })
const problem = (field: 'captcha' | 'form') =>
  ({ field, message: 'error.captcha', needsCaptcha: true, explained: true }) as const

test(
  'empties the field for each new captcha, and focuses it only after an error of the captcha',
  { tags: ['AUTH-061'] },
  async () => {
    const done: string[] = []
    const form = {
      setValue: (name: string, value: string) => void done.push(`${name} = '${value}'`),
      setFocus: (name: string) => void done.push(`focus ${name}`),
    }
    const { rerender } = await renderHook((shown?: Shown) => useLoginCaptcha(shown as LoginFormState, form), {
      initialProps: none,
    })
    const then = async (shown: Shown) => {
      done.length = 0
      await rerender(shown)
      return [...done]
    }
    const wrong = problem('captcha')
    const two = captcha('two')
    expect(await then({ captcha: captcha('one'), problem: problem('form') })).toEqual(["captcha = ''"])
    expect(await then({ captcha: two, problem: wrong })).toEqual(["captcha = ''", 'focus captcha'])
    expect(await then({ captcha: two, problem: wrong })).toEqual([])
    expect(await then({ captcha: captcha('three'), problem: null })).toEqual(["captcha = ''"])
  },
)
