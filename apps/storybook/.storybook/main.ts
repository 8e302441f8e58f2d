import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { housePlugin } from '../src/house/housePlugin.ts'

// Folders by name: a pattern over all packages follows links and finds each story twice.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  // The pictures of the demo are the sandbox's own files.
  staticDirs: ['../public', { from: '../../sandbox/media', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [react(), housePlugin()],
      css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
      // Found late, they would reload the page in the middle of a test.
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
