import { useEffect, useLayoutEffect } from 'react'
import type { Login } from './useLogin.ts'

interface Form {
  readonly setValue: (name: 'captcha', value: string) => void
  readonly setFocus: (name: 'captcha') => void
}

/** A captcha counts once: its field is empty for each new picture (AUTH-061), and has the focus when the platform finds it wrong. */
export function useLoginCaptcha({ captcha, problem }: Login, { setValue, setFocus }: Form): void {
  // Before the field is shown: nothing that is typed at once may be lost.
  useLayoutEffect(() => setValue('captcha', ''), [captcha, setValue])
  useEffect(() => {
    if (problem?.field === 'captcha') setFocus('captcha')
  }, [problem, setFocus])
}
