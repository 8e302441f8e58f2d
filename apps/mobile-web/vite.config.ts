import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vite'
import { bakeLists } from './src/compile/bakeLists.ts'
import { checkedImports } from './src/compile/checkedImports.ts'
import { compressChunks } from './src/compile/compressChunks.ts'
import { flaggedScreens } from './src/compile/flaggedScreens.ts'
import { listModules } from './src/compile/listModules.ts'

const resolveFrom = (importer: string, name: string) => createRequire(importer).resolve(name)

/** Messages are compiled before they reach the browser, so that the ICU parser is left out of the site. */
function parserlessIcu() {
  const reactIntl = resolveFrom(join(import.meta.dirname, '../../packages/i18n/package.json'), 'react-intl')
  return join(dirname(resolveFrom(reactIntl, '@formatjs/icu-messageformat-parser')), 'no-parser.js')
}

/** The production build of react-router, which its `exports` do not name. */
const router = dirname(resolveFrom(resolveFrom(import.meta.filename, 'react-router-dom'), 'react-router')).replace(
  /([\\/])development$/,
  '$1production',
)

/**
 * Two bundles of one run, without a merchant in them: `dist/client` is the site, `dist/stamp` what the stamp needs of its
 * sources (the skeleton, the boot script, the service worker). Both name CSS classes alike: a name is the hash of the file's path.
 */
export default defineConfig({
  appType: 'spa',
  plugins: [
    react(),
    checkedImports(),
    bakeLists(),
    flaggedScreens({
      table: 'src/screens/table/screenTable.ts',
      firstScreen: 'src/screens/home/HomeScreen.tsx',
      otherScreens: 'src/screens/ScreenRoutes.tsx',
    }),
    listModules(),
    compressChunks(),
  ],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: parserlessIcu() },
      { find: /^react-router$/, replacement: join(router, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    ],
  },
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        copyPublicDir: false,
        // What the entry needs is two files, whatever lazy screens share with it: libraries stay cached when only our own code changes.
        rolldownOptions: {
          output: {
            // 42 bits are enough for the versions of one file, and the first load names some hundred files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 5 },
                { name: 'site', tags: ['$initial'], priority: 4 },
                // What the sign-in form shares with a dialog and with most screens, so that its own file need not load the dialog.
                {
                  name: 'controls',
                  test: /ui[\\/]src[\\/](?:IconButton[\\/]|FormNotice[\\/]|Rail[\\/]Section|observeVisibility[\\/]|Countdown[\\/]clock|Field[\\/](?:Field\.module|FieldLabel|FieldNote|TextField|clearInput|keepDigits|hasContent))|i18n[\\/]src[\\/]useLanguageChange|platform[\\/]src[\\/](?:query[\\/]useSingleMutation|environment[\\/]isPageBusy|startup[\\/]clock)|icons[\\/](?:X|ArrowLeft|Eye|EyeOff|Globe)\.ts/,
                  priority: 2,
                },
                {
                  name: 'sign-in',
                  test: /[\\/]auth[\\/]src[\\/]components[\\/](?:LoginForm|AuthPage)\.tsx$/,
                  priority: 1,
                },
                // The dialogs with their library: most screens open one, none shows one at first.
                { name: 'dialogs', test: /ui[\\/]src[\\/]overlays/, priority: 0.7 },
                // Small modules that many lazy chunks share: one request in place of up to twenty for each screen.
                { name: 'shared', minShareCount: 10, maxModuleSize: 4000, priority: 0.5 },
              ],
            },
          },
        },
      },
    },
    stamp: {
      consumer: 'server',
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/stamp',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          input: { stamp: 'src/stamp/index.ts', boot: 'src/stamp/boot.ts', worker: 'src/stamp/worker.ts' },
          output: { entryFileNames: '[name].mjs' },
        },
      },
    },
  },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name === 'client' || environment.name === 'stamp') await builder.build(environment)
      }
    },
  },
})
