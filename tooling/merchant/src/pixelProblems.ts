import { problemIn, type Merchant, type Problem } from '@lobby/merchant/reader'
import { isEmpty } from './logoGround.ts'
import { emptyProblem } from './logoWarnings.ts'

const isOfPixels = (type: string): boolean => type === 'image/png' || type === 'image/webp'

/**
 * Unpacks the PNG and WebP pictures of a merchant. The reader looks at their structure only: to unpack those of a thousand merchants takes longer than to
 * compile the site.
 * @param root - the name of the folder of the merchants' folders
 * @returns a problem (LM012) for each picture whose pixels cannot be read, or are all transparent
 */
export async function pixelProblems(root: string, { id, assets }: Merchant): Promise<readonly Problem[]> {
  const { default: sharp } = await import('sharp')
  const problems = await Promise.all(
    assets.map(async ({ path, type, content }): Promise<Problem | null> => {
      if (!isOfPixels(type)) return null
      const pixels = await sharp(content, { failOn: 'warning' })
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => null)
      const file = `${root}/${id}/${path}`
      if (pixels !== null) return isEmpty(pixels) ? emptyProblem(file) : null
      return problemIn(file)(
        'LM012',
        `"${path}" cannot be read as a picture: its pixels cannot be unpacked.`,
        'Export it again, or put back the last version that was whole.',
      )
    }),
  )
  return problems.filter((problem) => problem !== null)
}
