import type { Meta, StoryObj } from '@storybook/react-vite'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import * as icons from '@lobby/ui/icons'
import { FoundationPage } from './FoundationPage.tsx'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Icons',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

/** Every icon that the packages use. */
export const AllIcons: StoryObj<Record<string, never>> = {
  render: () => (
    <FoundationPage
      title="Icons"
      about="Icons by Lucide, with one line weight, in the colour of the text. Use one of these icons if you can: each new icon adds a few hundred bytes for every player.">
      <div className={styles.grid}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} className={styles.icon}>
            <Icon aria-hidden="true" />
            {name}
          </div>
        ))}
      </div>
    </FoundationPage>
  ),
}
