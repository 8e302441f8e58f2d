import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { createMerchantFoldersPlugin } from '../src/merchants-plugin/createMerchantFoldersPlugin.ts'

// List the folders of stories, because a pattern over all packages would follow symbolic links and find each story
// twice.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  // Serve the sandbox's pictures, because the recorded responses contain the URLs of these pictures.
  staticDirs: ['../public', { from: '../../sandbox/media', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [react(), createMerchantFoldersPlugin()],
      css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
      // List the dependencies in advance, because Vite reloads the page when it discovers one late, which would break a
      // running test.
      optimizeDeps: {
        include: [
          'axe-core',
          '@lobby/merchant > culori/fn',
          '@lobby/merchant > fastest-levenshtein',
          '@lobby/merchant > jsonc-parser',
          '@lobby/merchant > zod',
        ],
      },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    }),
}
export default config
