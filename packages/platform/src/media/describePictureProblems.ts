import type { TranslateText, MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '../query/getRefusalMessageId.ts'
import type { PictureUploadsState } from './usePictureUploads.ts'
import type { PictureProblem } from './readPictureProperties.ts'

const texts = {
  type: 'error.upload.type',
  bytes: 'error.upload.large',
  pixels: 'error.upload.pixels',
  broken: 'error.upload.broken',
} as const satisfies Readonly<Record<PictureProblem, MessageId>>

/**
 * Returns the id of the text for a refused picture. The screen must load the message group `errors`.
 */
const pictureText = (problem: PictureProblem): MessageId => texts[problem]

/**
 * Describes which files were refused and which uploads failed, grouped by reason, and whether the player chose too many
 * files.
 *
 * @param max The greatest number of pictures.
 * @returns Sentences in one line, or undefined without a problem. The screen must load the message group `errors`.
 */
export function describePictureProblems(
  t: TranslateText,
  { refused, hasSurplus, chosen }: Pick<PictureUploadsState, 'refused' | 'hasSurplus' | 'chosen'>,
  max: number,
): string | undefined {
  const found = [
    ...refused.map(({ name, problem }) => ({ name, why: t(pictureText(problem)) })),
    ...chosen
      .filter(({ state }) => state === 'failed')
      .map(({ name, error }) => ({ name, why: t(getRefusalMessageId(error)) })),
  ]
  const reasons = [...new Set(found.map(({ why }) => why))]
  const joinNames = (reason: string) => found.flatMap(({ name, why }) => (why === reason ? name : [])).join(', ')
  const sentences = [
    ...reasons.map((why) => t('error.upload.files', { names: joinNames(why), why })),
    ...(hasSurplus ? [t('error.upload.most', { count: max })] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
