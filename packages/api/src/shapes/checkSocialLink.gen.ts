// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, oneOf, string } from '../check.ts'

export const checkSocialLink = object({ type: oneOf('FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'), url: string(2048) })
