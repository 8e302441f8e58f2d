import { useEffect, useLayoutEffect } from 'react'
import type { Login } from './useLogin.ts'

interface Form {
  readonly setValue: (name: 'captcha', value: string) => void
  readonly setFocus: (name: 'captcha') => void
}

/**
 * Empties the captcha field for each new picture, because a captcha is valid only once (AUTH-061). Moves the focus
 * there when the platform rejects the answer.
 */
export function useLoginCaptcha({ captcha, problem }: Login, { setValue, setFocus }: Form): void {
  // A layout effect empties the field before the player sees it, so it cannot delete anything typed.
  useLayoutEffect(() => setValue('captcha', ''), [captcha, setValue])
  useEffect(() => {
    if (problem?.field === 'captcha') setFocus('captcha')
  }, [problem, setFocus])
}
