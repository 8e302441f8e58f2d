// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, string } from '../check.ts'

export const checkBanner = object({ id: integer(), url: string(400), title: string(200) }, { promotionType: nullable(string(400)) })
