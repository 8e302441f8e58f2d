// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkUploadedImage } from '../shapes/checkUploadedImage.gen.ts'
import type { Operation } from '../operation.ts'

/** Upload a picture: POST /wps/file/image */
export const uploadImage: Operation<'uploadImage', never> = {
  id: 'uploadImage',
  method: 'post',
  path: '/wps/file/image',
  retry: false,
  timeout: 60000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkUploadedImage,
}
