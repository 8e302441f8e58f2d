import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

// Stories for the tests only, which the sidebar does not list.
const meta = {
  title: 'Control/Layout',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

/**
 * Control: the layout check, which runs after every story, reports a faulty screen at each size and restores the page.
 */
export const FindsFaults: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <button type="button" style={{ inlineSize: '60px', blockSize: '30px', padding: 0 }}>
        Go
      </button>
      <p style={{ inlineSize: '340px', margin: 0 }}>Wider than 320 pixels</p>
      <p style={{ inlineSize: '100px', whiteSpace: 'nowrap', overflow: 'hidden', margin: 0 }}>Cut off</p>
    </main>
  ),
  play: async (context) => {
    const screen = {
      ...context,
      title: 'Screens/Planted',
      globals: { ...context.globals, layout: 'measured', axe: 'every' },
    }
    const before = [window.innerWidth, document.documentElement.style.fontSize]
    const checks = [preview.afterEach ?? []].flat().map(async (check) => check(screen))
    const failures = (await Promise.allSettled(checks)).flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    )
    const [message = ''] = failures
    await expect(message).toContain('has no heading of the first level')
    await expect(message).toContain('360: target: <button> "Go" is 60 by 30')
    await expect(message).toContain('320: overflow')
    await expect(message).toContain('200 %: cut')
    await expect([window.innerWidth, document.documentElement.style.fontSize]).toEqual(before)
  },
}

/** Control: a screen without a fault passes the layout check. */
export const PassesWithoutFaults: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <h1>Fits</h1>
    </main>
  ),
  play: async (context) => {
    const screen = {
      ...context,
      title: 'Screens/Planted',
      globals: { ...context.globals, layout: 'measured', axe: 'every' },
    }
    for (const check of [preview.afterEach ?? []].flat()) await check(screen)
  },
}

/**
 * Control: white text is readable in the dark theme of this story, but fails when the check applies a light theme. The
 * check restores the dark theme.
 */
export const FindsTooLittleContrastInTheLightTheme: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <h1>Fits</h1>
      <p style={{ color: '#fff' }}>White</p>
    </main>
  ),
  play: async (context) => {
    const screen = {
      ...context,
      title: 'Screens/Planted',
      globals: { ...context.globals, layout: 'measured', axe: 'every' },
    }
    const before = [document.documentElement.dir, document.documentElement.dataset['merchant']]
    const checks = [preview.afterEach ?? []].flat().map(async (check) => check(screen))
    const failures = (await Promise.allSettled(checks)).flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    )
    await expect(failures).toHaveLength(1)
    await expect(failures[0]).toContain('too little contrast in the light theme')
    await expect(failures[0]).toContain('White')
    await expect([document.documentElement.dir, document.documentElement.dataset['merchant']]).toEqual(before)
  },
}
