import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compileMessages,
  mergeNamespaces,
  readDictionaries,
  mergeTextOverrides,
  createMirroredDictionary,
  createPseudoDictionary,
} from '@lobby/i18n/build'
import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { calculateContrasts, formatThemeCss } from '@lobby/merchant/theme'
import { validateThemeText } from '@lobby/merchant/theme-text'
import type { Plugin } from 'vite'
import { readComponentFacts } from '../components/readComponentFacts.ts'
import type { Skin } from 'virtual:lobby/folders'

const root = join(import.meta.dirname, '../../../..')
const merchantsDir = join(root, 'merchants')
const messagesDir = join(root, 'packages/i18n/messages')
const uiDir = join(root, 'packages/ui/src')
const ids = {
  folders: 'virtual:lobby/folders',
  messages: 'virtual:lobby/messages',
  components: 'virtual:lobby/components',
} as const

/**
 * Generates the code for one merchant folder. The code imports the folder's files, so that Vite gives each picture a
 * URL.
 */
function generateFolder(merchant: Merchant, at: number): { imports: string[]; value: string } {
  const imports = merchant.assets.map(
    ({ path }, index) => `import asset${at}_${index} from ${JSON.stringify(`${join(merchant.dir, path)}?url`)}`,
  )
  const themeText = readFileSync(join(merchant.dir, 'theme.jsonc'), 'utf8')
  const { content } = validateThemeText(themeText)
  const skin: Skin = {
    merchant: merchant.public,
    mode: merchant.theme.mode,
    tokens: merchant.theme.tokens,
    css: formatThemeCss(merchant.theme),
    contrasts: content ? calculateContrasts(content.colours, content.mode === 'dark') : [],
  }
  const addresses = merchant.assets.map(({ path }, index) => `${JSON.stringify(path)}: asset${at}_${index}`)
  return {
    imports,
    value:
      `{ skin: ${JSON.stringify(skin)}, addresses: { ${addresses.join(', ')} }, themeText: ` +
      `${JSON.stringify(themeText)} }`,
  }
}

/**
 * Generates the module with all merchant folders. Skips a folder with mistakes and prints a warning, so that Storybook
 * still shows the other merchants.
 */
async function generateFoldersModule(warn: (line: string) => void): Promise<string> {
  const { merchants, problems } = await readMerchants(merchantsDir)
  for (const { file, line, column, message, cure } of problems) warn(`${file}:${line}:${column} ${message} ${cure}`)
  const modules = merchants.map(generateFolder)
  return [
    ...modules.flatMap(({ imports }) => imports),
    `export const folders = [${modules.map(({ value }) => value).join(',\n')}]`,
  ].join('\n')
}

/**
 * Generates the module with all texts, compiled as in a stamped site: the texts of each language and of two
 * pseudo-locales, and the merchants' own texts.
 */
async function generateMessagesModule(): Promise<string> {
  const { merchants } = await readMerchants(merchantsDir)
  const known = Object.entries(readDictionaries(messagesDir)).map(
    ([language, groups]) => [language, mergeNamespaces(groups)] as const,
  )
  const english = known.find(([language]) => language === 'EN')?.[1] ?? {}
  const product = {
    ...Object.fromEntries(known),
    pseudo: createPseudoDictionary(english),
    mirrored: createMirroredDictionary(english),
  }
  const compiled = Object.fromEntries(
    Object.entries(product).map(([locale, texts]) => [locale, compileMessages(texts)]),
  )
  const own = merchants.map(({ id, messages }) => {
    const merged = Object.entries(messages).map(([language, overrides]) => {
      const changed = mergeTextOverrides(product[language as keyof typeof product] ?? {}, overrides, language).messages
      return [
        language,
        compileMessages(Object.fromEntries(Object.keys(overrides).map((key) => [key, changed[key] ?? '']))),
      ]
    })
    return [id, Object.fromEntries(merged) as unknown]
  })
  return (
    `export const messages = ${JSON.stringify(compiled)}\nexport const ownMessages = ` +
    `${JSON.stringify(Object.fromEntries(own))}`
  )
}

/**
 * A Vite plugin. Its virtual modules contain the data that the stamp would add to a site: the merchant folders with
 * their themes, and all texts. Updates the modules when a file changes.
 */
export function createMerchantFoldersPlugin(): Plugin {
  return {
    name: 'lobby:merchants',
    resolveId: (id) => (Object.values(ids).some((known) => known === id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ids.folders}`) return generateFoldersModule((line) => this.warn(line))
      if (id === `\0${ids.components}`) return `export const components = ${JSON.stringify(readComponentFacts(uiDir))}`
      return id === `\0${ids.messages}` ? generateMessagesModule() : undefined
    },
    configureServer(server) {
      server.watcher.add([merchantsDir, messagesDir])
      server.watcher.on('change', (file) => {
        const changed = file.startsWith(merchantsDir)
          ? [ids.folders, ids.messages]
          : file.startsWith(messagesDir)
            ? [ids.messages]
            : []
        // Do not reload the page for a changed component, because Vite replaces the component without a reload. The
        // docs page of the component shows the new facts after the next reload.
        const stale = file.startsWith(uiDir) ? [ids.components] : changed
        const modules = stale
          .map((id) => server.moduleGraph.getModuleById(`\0${id}`))
          .filter((module) => module != null)
        for (const module of modules) server.moduleGraph.invalidateModule(module)
        if (changed.length > 0 && modules.length > 0) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
