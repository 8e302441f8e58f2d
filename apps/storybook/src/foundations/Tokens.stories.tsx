import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from 'virtual:lobby/components'
import { getToolbarSkin } from '../merchants-plugin/skins.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import { ColourSwatches } from './ColourSwatches.tsx'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Tokens',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

const list = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ')

/** The three layers of tokens: brand values, semantic tokens, component tokens. */
export const Layers: StoryObj<Record<string, never>> = {
  render: (_, { globals }) => {
    const { merchant, tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title="Tokens in three layers"
        about="Each design decision is made in one layer of tokens. The tokens of the layers below are derived from it.">
        <FoundationSection title="1. Brand values">
          <p>
            What {merchant.name} says in its folder&rsquo;s <code>theme.jsonc</code>: a few colours, faces, a radius,
            and layout choices. Nothing else in the product knows a merchant&rsquo;s look.
          </p>
          <ColourSwatches names={['brand', 'page', 'accent', 'brand-image']} tokens={tokens} />
          <p>
            Layout:{' '}
            {Object.entries(merchant.layout)
              .map(([name, value]) => `${name} ${String(value)}`)
              .join(', ')}
            . They reach style sheets as <code>data-</code> attributes of the root element.
          </p>
        </FoundationSection>
        <FoundationSection title="2. Semantic tokens">
          <p>
            Derived from them, named after their work: <code>--card</code>, <code>--text-muted</code>,{' '}
            <code>--win-soft</code>. Every component reads these. See Colour, Type and Shape.
          </p>
          <ColourSwatches
            names={['card', 'raised', 'text', 'text-muted', 'brand-soft', 'win', 'focus', 'line']}
            tokens={tokens}
          />
        </FoundationSection>
        <FoundationSection title="3. Component tokens">
          <p>
            Where a component needs a decision of its own, it sets one in its own style sheet, out of semantic tokens.
            Only that component reads it.
          </p>
          <div className={styles.scroller} role="region" aria-label="Component tokens" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Component</th>
                  <th scope="col">Own tokens</th>
                  <th scope="col">Reads</th>
                </tr>
              </thead>
              <tbody>
                {components.map(({ title, sets, reads }) => (
                  <tr key={title}>
                    <th scope="row">{title}</th>
                    <td>
                      <code>{list(sets)}</code>
                    </td>
                    <td>
                      <code>{list(reads)}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </FoundationSection>
      </FoundationPage>
    )
  },
}
