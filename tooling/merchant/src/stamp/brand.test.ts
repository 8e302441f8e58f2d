import { readMerchant, type AssetFile } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_PATHS } from '../places.ts'
import { getContentType } from '../serve/sendFile.ts'
import { addHashesToBrandUrls } from './brand.ts'

/**
 * Stamps the site of a merchant whose licence seal and font have these file names. Returns the content types of the
 * merchant's files in the site.
 */
async function typesOf(seal: string, font: string) {
  const read = await readMerchant(join(DEFAULT_PATHS.merchants, 'aurora'))
  if (!read.ok) throw new Error('The folder is sound.')
  const { public: data, assets } = read.merchant
  const names: Partial<Record<AssetFile['role'], string>> = { licence: seal, font }
  const named = assets.map((asset) => ({ ...asset, path: names[asset.role] ?? asset.path }))
  const licence = { ...data.licence, image: data.licence.image === null ? null : { ...data.licence.image, src: seal } }
  return [...addHashesToBrandUrls({ ...data, licence }, named).files.keys()].map((path) => getContentType(path)).sort()
}

test(
  'gives a brand’s files the extension of their content type, whatever their names in the merchant folder',
  { tags: ['B70'] },
  async () => {
    const types = await typesOf('assets/seal.html', 'assets/fonts/evil.js')
    expect(types).toEqual(await typesOf('assets/licence.svg', 'assets/fonts/bodoni-moda-600.woff2'))
    expect(types.filter((type) => /html|javascript/.test(type))).toEqual([])
  },
)

test(
  'control: serves a seal as HTML and a font as a script when the files keep their names',
  { tags: ['B70-control'] },
  () => {
    expect(['assets/seal.html', 'assets/fonts/evil.js'].map(getContentType)).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
    ])
  },
)
