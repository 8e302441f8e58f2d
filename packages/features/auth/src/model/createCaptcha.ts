import type { ComponentType } from 'react'
import type { CaptchaInputProps } from '../components/CaptchaInput.tsx'

/** A captcha that is shown: which one, and by what. */
export interface Captcha {
  readonly id: string
  readonly Input: ComponentType<CaptchaInputProps>
}

/**
 * Creates a captcha with another picture, and loads its field.
 * @throws when the code of the field does not come
 */
export async function createCaptcha(): Promise<Captcha> {
  const { CaptchaInput } = await import('../components/CaptchaInput.tsx')
  return { id: crypto.randomUUID(), Input: CaptchaInput }
}
