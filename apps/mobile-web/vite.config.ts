import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vite'
import { createBakedScreenListsPlugin } from './src/compile/createBakedScreenListsPlugin.ts'
import { createImportWrapperPlugin } from './src/compile/createImportWrapperPlugin.ts'
import { createChunkCompressionPlugin } from './src/compile/createChunkCompressionPlugin.ts'
import { createScreenFlagsPlugin } from './src/compile/createScreenFlagsPlugin.ts'
import { createChunkModulesPlugin } from './src/compile/createChunkModulesPlugin.ts'

const resolveFrom = (importer: string, name: string) => createRequire(importer).resolve(name)

/**
 * Returns the path of a stub that replaces the ICU parser. The site does not need the parser, because messages are
 * compiled before they reach the browser.
 */
function findNoParser() {
  const reactIntl = resolveFrom(join(import.meta.dirname, '../../packages/i18n/package.json'), 'react-intl')
  return join(dirname(resolveFrom(reactIntl, '@formatjs/icu-messageformat-parser')), 'no-parser.js')
}

/**
 * The folder of react-router's production build. Needed because the package's `exports` name only the development
 * build.
 */
const router = dirname(resolveFrom(resolveFrom(import.meta.filename, 'react-router-dom'), 'react-router')).replace(
  /([\\/])development$/,
  '$1production',
)

/**
 * Builds two bundles in one run. Neither bundle contains a merchant. `dist/client` is the site. `dist/stamp` has the
 * parts of the source that the stamp needs: skeleton, boot script, service worker. Both bundles use the same CSS class
 * names, because a class name contains a hash of the file's path.
 */
export default defineConfig({
  appType: 'spa',
  plugins: [
    react(),
    createImportWrapperPlugin(),
    createBakedScreenListsPlugin(),
    createScreenFlagsPlugin({
      table: 'src/screens/table/screenTable.ts',
      firstScreen: 'src/screens/home/HomeScreen.tsx',
      otherScreens: 'src/screens/ScreenRoutes.tsx',
    }),
    createChunkModulesPlugin(),
    createChunkCompressionPlugin(),
  ],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: findNoParser() },
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
        // The first load has exactly two script files: one with libraries and one with our code. This is so even if
        // lazy screens share modules with the first load. The libraries stay cached when only our code changes.
        rolldownOptions: {
          output: {
            // Use short hashes, because the first load contains the names of about a hundred files. 7 characters (42
            // bits) are enough to distinguish the versions of one file.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 5 },
                { name: 'site', tags: ['$initial'], priority: 4 },
                // The modules that the sign-in form shares with a dialog and with most screens. They are in a separate
                // chunk, so that the form does not load the code of the dialog.
                {
                  name: 'controls',
                  test: /ui[\\/]src[\\/](?:IconButton[\\/]|FormNotice[\\/]|Rail[\\/]Section|observeVisibility[\\/]|Countdown[\\/]clock|Field[\\/](?:Field\.module|FieldLabel|FieldNote|TextField|clearInput|removeNonDigits|hasRenderableContent))|i18n[\\/]src[\\/]useLanguageChangeListener|platform[\\/]src[\\/](?:query[\\/]useSingleMutation|environment[\\/]isPageBusy|startup[\\/]clock)|icons[\\/](?:X|ArrowLeft|Eye|EyeOff|Globe)\.ts/,
                  priority: 2,
                },
                {
                  name: 'sign-in',
                  test: /[\\/]auth[\\/]src[\\/]components[\\/](?:LoginForm|AuthPage)\.tsx$/,
                  priority: 1,
                },
                // The dialogs and their library. Most screens can open a dialog, but no screen shows a dialog at first.
                { name: 'dialogs', test: /ui[\\/]src[\\/]overlays/, priority: 0.7 },
                // Small modules that many lazy chunks share. Together in one chunk, they need one request instead of up
                // to twenty per screen.
                { name: 'shared', minShareCount: 12, maxModuleSize: 4000, priority: 0.5 },
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
