// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, oneOf, string } from '../check.ts'

export const checkDownloadLink = object({ resourceType: oneOf('IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'), url: string(2048) })
