import type { ComponentType } from 'react'
import type { CaptchaInputProps } from '../components/CaptchaInput.tsx'

/** The id of a captcha, and the component that renders the captcha. */
export interface CaptchaWithInput {
  readonly id: string
  readonly Input: ComponentType<CaptchaInputProps>
}

/**
 * Creates a captcha with a new id, and loads the component that renders it.
 * @throws if the component fails to load
 */
export async function createCaptchaWithInput(): Promise<CaptchaWithInput> {
  const { CaptchaInput } = await import('../components/CaptchaInput.tsx')
  return { id: crypto.randomUUID(), Input: CaptchaInput }
}
