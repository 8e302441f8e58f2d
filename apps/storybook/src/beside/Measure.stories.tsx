import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { measureView } from './measureView.ts'
import { troubleText } from './Trouble.ts'

// A control for the tests alone: it stands in no sidebar.
const meta = {
  title: 'Control/Measure',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const box = { inlineSize: 100, overflow: 'hidden', whiteSpace: 'nowrap', font: '16px monospace' } as const
const wide = { display: 'inline-block', inlineSize: 112 } as const

const standStill = (element: HTMLElement | null) =>
  void element?.animate({ translate: ['0px', '10px'] }, { duration: 1e6, delay: 1e6, iterations: Infinity })

/** Each kind of trouble is found, and told worst first. */
export const FindsTroubles: Story = {
  render: () => (
    <main style={{ background: '#ffffff', color: '#000000' }}>
      <button type="button" />
      <p style={{ color: '#777777' }}>Too faint</p>
      <p style={{ color: '#ffffff', background: 'linear-gradient(90deg, #000000, #808080)' }}>Over a gradient</p>
      <p style={box}>
        <span style={wide}>Cut off here</span>
      </p>
      <p style={{ ...box, textOverflow: 'ellipsis', inlineSize: 60 }}>Behind dots</p>
      <p style={{ inlineSize: 'calc(100vw + 30px)' }}>Reads well</p>
    </main>
  ),
  play: async () => {
    // Asked twice at once, as by the lab while a story comes to its end.
    const [{ troubles }] = await Promise.all([measureView(), measureView()])
    const told = troubles.map(troubleText)
    await expect(told.slice(0, 3)).toEqual([
      'A button: no text says what it does',
      '3.9:1 of 4.5:1 on “Over a gradient”',
      '4.4:1 of 4.5:1 on “Too faint”',
    ])
    await expect(told.slice(3)).toEqual([
      expect.stringMatching(/px cut in “Cut off here”$/),
      expect.stringMatching(/px wider than the screen$/),
      expect.stringMatching(/px behind dots in “Behind dots”$/),
    ])
  },
}

/** What only looks like it is left alone: what can be scrolled to, what passes by, what is for screen readers, what lies beside. */
export const LeavesTheRest: Story = {
  render: () => (
    <main style={{ background: '#ffffff', color: '#595959' }}>
      <p style={{ ...box, overflow: 'auto' }} tabIndex={0}>
        <span style={wide}>Can be scrolled to</span>
      </p>
      <p style={box}>
        <span style={{ ...wide, transform: 'translateX(10px)' }}>Passes by, and is long</span>
      </p>
      <p style={box} data-live>
        <span style={wide}>Can be turned to</span>
      </p>
      <p style={box}>
        <span ref={standStill} style={wide}>
          Will pass by, and is long
        </span>
      </p>
      <p className="visually-hidden">For screen readers alone, and long</p>
      <div style={{ ...box, display: 'flex' }}>
        <span style={{ flex: '0 0 100px' }}>One</span>
        <span style={{ flex: '0 0 100px' }}>Two</span>
      </div>
    </main>
  ),
  play: async () => {
    await expect((await measureView()).troubles.map(troubleText)).toEqual([
      expect.stringMatching(/^Nothing to mend · lowest 7\.0:1 on /),
    ])
  },
}
