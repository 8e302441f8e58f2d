import { useEffect, useLayoutEffect } from 'react'
import type { LoginFormState } from './useLoginFormState.ts'

interface Form {
  readonly setValue: (name: 'captcha', value: string) => void
  readonly setFocus: (name: 'captcha') => void
}

/**
 * Empties the captcha field for each new captcha, because a captcha is valid only one time (AUTH-061). Focuses the
 * field when the platform rejects the captcha.
 */
export function useLoginCaptcha({ captcha, problem }: LoginFormState, { setValue, setFocus }: Form): void {
  // A layout effect empties the field before the player sees the new captcha. An ordinary effect runs later and could
  // delete digits that the player has already typed.
  useLayoutEffect(() => setValue('captcha', ''), [captcha, setValue])
  useEffect(() => {
    if (problem?.field === 'captcha') setFocus('captcha')
  }, [problem, setFocus])
}
