import type { MessageId } from '@lobby/i18n'
import type { PictureProblem } from './readPicture.ts'

const texts = {
  type: 'error.upload.type',
  bytes: 'error.upload.large',
  pixels: 'error.upload.pixels',
  broken: 'error.upload.broken',
} as const satisfies Readonly<Record<PictureProblem, MessageId>>

/** What to tell a player of a picture that is not taken, in the words of the platform's own refusals. Its screen loads the group `errors`. */
export const pictureText = (problem: PictureProblem): MessageId => texts[problem]
