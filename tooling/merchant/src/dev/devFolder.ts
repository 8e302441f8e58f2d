import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { formatThemeCss } from '@lobby/merchant/theme'
import { basename, dirname } from 'node:path'
import type { StampModule } from '../compiled/types.ts'
import { formatProblem } from '../output.ts'
import { getContentType } from '../serve/sendFile.ts'
import { addHashesToBrandUrls } from '../stamp/brand.ts'
import { loadProductTexts } from '../stamp/dictionaries.ts'
import { createHeadLinks, type DocumentHeadParts } from '../stamp/document.ts'

/** The state of a merchant folder: ready to serve, or broken, with the problems to correct. */
export type DevMerchantFolderState =
  | { readonly kind: 'broken'; readonly message: string }
  | {
      readonly kind: 'ready'
      readonly head: Omit<DocumentHeadParts, 'boot'>
      readonly mode: string
      /**
       * A hash of the attributes of the root element. If it changes, the page must reload, because swapping the theme
       * in place does not update these attributes.
       */
      readonly rootKey: string
      readonly early: readonly string[]
      readonly homePaths: readonly string[]
      readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>
    }

/** A merchant folder that is read again when it changes. */
export type DevMerchantFolder = Awaited<ReturnType<typeof createDevMerchantFolder>>

/**
 * Reads a merchant folder for the development server, with the functions that the stamp uses.
 * @param loadStamp Loads the modules of the site that the stamp uses, in their current version.
 */
export async function createDevMerchantFolder(dir: string, loadStamp: () => Promise<StampModule>) {
  const read = async (): Promise<DevMerchantFolderState> => {
    const texts = loadProductTexts()
    const { merchants, problems } = await readMerchants(dirname(dir), { ...texts.checks, only: [basename(dir)] })
    const [merchant] = merchants
    return merchant === undefined
      ? { kind: 'broken', message: problems.map(formatProblem).join('\n\n') }
      : prepareState(merchant, await loadStamp(), texts)
  }
  let state = await read()
  return {
    get state(): DevMerchantFolderState {
      return state
    },
    read: async (): Promise<DevMerchantFolderState> => (state = await read()),
  }
}

function prepareState(
  folder: Merchant,
  stamp: StampModule,
  texts: ReturnType<typeof loadProductTexts>,
): DevMerchantFolderState {
  const brand = addHashesToBrandUrls(folder.public, folder.assets)
  const { merchant, files: assets, addressOf } = brand
  const own = texts.of(merchant.languages, folder.messages)
  const files = new Map([...assets].map(([path, body]) => [path, { type: getContentType(path), body }]))
  const dictionaries: Record<string, Record<string, string>> = {}
  for (const { language, namespace, json } of own.dictionaries) {
    const path = `i18n/${language}.${namespace}.json`
    files.set(path, { type: getContentType(path), body: json })
    ;(dictionaries[language] ??= {})[namespace] = `/${path}`
  }
  const site = { build: 'dev', languages: stamp.readLanguages(merchant), dictionaries, early: [], worker: false }
  const { mode, layout, tokens } = folder.theme
  const look = {
    themeCss: formatThemeCss(folder.theme, addressOf),
    themeColour: tokens.page,
    links: createHeadLinks(brand),
  }
  const head = { merchant, site, title: merchant.name, ...look }
  const [early, rootKey] = [stamp.preloadUrls(merchant), JSON.stringify([mode, layout])]
  return { kind: 'ready', head, mode, rootKey, early, homePaths: stamp.homePaths, files }
}
