// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkUploadedImage = object({
  imageId: string(32),
  type: string(10),
  width: integer(0, 1000000000),
  height: integer(0, 1000000000),
  bytes: integer(0, 1000000000),
})
