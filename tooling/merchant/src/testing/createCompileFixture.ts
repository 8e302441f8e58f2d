import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files: Readonly<Record<string, string>> = {
  'client/assets/index-a1.js': [
    'import{r}from"./libraries-b2.js";',
    'r(()=>import("./Home-c3.js"),()=>import(`./Agent-d4.js`),()=>import("./Record-e5.js"));',
  ].join(''),
  'client/assets/index-a1.js.br': 'br',
  'client/assets/index-a1.css': ':root{margin:0}',
  'client/assets/index-a1.css.br': 'br',
  'client/assets/libraries-b2.js': 'export const r=(...screens)=>screens;',
  'client/assets/libraries-b2.js.br': 'br',
  'client/assets/Home-c3.js': 'import{r}from"./libraries-b2.js";export const HomeScreen=r;',
  'client/assets/Home-c3.js.br': 'br',
  'client/assets/Home-c3.css': '.home{display:grid}',
  'client/assets/Home-c3.css.br': 'br',
  'client/assets/Agent-d4.js':
    'import{t}from"./table-f6.js";const seal="/assets/seal-g7.svg";export const AgentScreen=[t,seal];',
  'client/assets/Agent-d4.js.br': 'br',
  'client/assets/Record-e5.js': 'import{t}from"./table-f6.js";export const RecordScreen=t;',
  'client/assets/Record-e5.js.br': 'br',
  'client/assets/table-f6.js': 'export const t=1;',
  'client/assets/table-f6.js.br': 'br',
  'client/assets/seal-g7.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/assets/seal-g7.svg.br': 'br',
  'client/.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/index-a1.js',
      isEntry: true,
      css: ['assets/index-a1.css'],
      imports: ['_libraries'],
      dynamicImports: ['Home.tsx', 'Agent.tsx', 'Record.tsx'],
    },
    _libraries: { file: 'assets/libraries-b2.js' },
    _table: { file: 'assets/table-f6.js' },
    'Home.tsx': { file: 'assets/Home-c3.js', css: ['assets/Home-c3.css'], imports: ['_libraries'] },
    'Agent.tsx': { file: 'assets/Agent-d4.js', imports: ['_table'], assets: ['assets/seal-g7.svg'] },
    'Record.tsx': { file: 'assets/Record-e5.js', imports: ['_table'] },
  }),
  'client/.vite/modules.json': JSON.stringify({ 'assets/libraries-b2.js': { 'node_modules/react/index.js': 1 } }),
  'client/.vite/routes.json': JSON.stringify({
    firstScreen: 'Home.tsx',
    flags: { 'Agent.tsx': ['AGEPAG'], 'Record.tsx': ['DEPRECM3', 'WITHREC3'] },
  }),
  'stamp/boot.mjs': '{window.__early={}}export{};\n',
  'stamp/worker.mjs': '{self.__SITE}export{};\n',
  'stamp/stamp.mjs': `
const tag = (code) => [code, { tag: code.toLowerCase(), direction: 'ltr' }]
const escape = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const main = (document, src, alt) => '<main data-document="' + document + '"><img src="' + src + '" alt="' + escape(alt) + '"></main>'
export const homePaths = ['/', '/index.html', '/m/home']
export const descriptionText = 'core.home.title'
export const pages = [{ path: '/m/login' }, { path: '/m/help', isListed: true }, { path: '/register.html' }, { path: '/m/team', flag: 'teamOverview' }, { path: '/m/team/pnl', flag: 'teamOverview' }]
export const precachedModules = ['Agent.tsx', 'Record.tsx']
export const shortcuts = [{ text: 'core.service', url: '/m/service' }]
export const offlineTexts = { title: 'shell.offline.title', text: 'shell.offline.text', retry: 'shell.offline.retry' }
export const readLanguages = ({ languages }) => Object.fromEntries(languages.offered.map(tag))
export const preloadUrls = ({ code }) => ['/wps/game/popular?language={LANG}&merchantCode=' + code]
export const renderSkeleton = (document, { name, hero }) => ({ head: '<link rel="preload" as="image" href="' + hero.src + '">', body: main(document, hero.src, name) })
`,
}

/**
 * Writes the files of a small compile: an entry script, the home screen, and two screens that have feature flags and
 * share a chunk.
 * @param changes New contents of files, by path. An empty text omits the file.
 */
export function createCompileFixture(dir: string, changes: Readonly<Record<string, string>> = {}): string {
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === '') continue
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}
