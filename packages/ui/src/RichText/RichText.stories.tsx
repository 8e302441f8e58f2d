import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { RichText } from './RichText.tsx'

const notice = `<h2>Weekend bonus</h2>
<p>Deposit from <strong>Friday</strong> and get <mark>50 %</mark> on top. <a href="/m/promo">All the rules</a>, or <a href="https://help.example/bonus">our help</a>.</p>
<ul><li>Slots and live tables</li><li>Until Sunday, 23:59</li></ul>
<table><thead><tr><th>Level</th><th>Bonus</th></tr></thead><tbody><tr><td>VIP 1</td><td>R$ 50,00</td></tr><tr><td>VIP 2</td><td>R$ 120,00</td></tr></tbody></table>
<blockquote>One bonus a player.</blockquote><p style="text-align:center"><small>Play with measure.</small></p>`

const meta = {
  title: 'Components/RichText',
  tags: ['new'],
  component: RichText,
  args: {
    content: notice,
    imageHosts: [],
    resolveLink: (url) => (url.pathname.startsWith('/m/') ? { href: url.pathname, own: true } : { href: url.href }),
    onFollow: fn(),
  },
  parameters: createComponentGuide({
    use:
      'for markup that an editor wrote and a server sends: notices, help, promotions. It is the only component ' +
      'that may render markup, and it loads its sanitiser on first use.',
    not: 'for texts of the site: those are in the dictionaries.',
    keyboard: 'Tab reaches its links; Enter follows them. Links of the site go through the router.',
  }),
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RichText>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All the rules' }))
    await expect(args.onFollow).toHaveBeenCalledWith('/m/promo')
  },
}

/** Markup that tries to attack the page. Active elements are removed, and their text remains. */
export const Hostile: Story = {
  args: {
    content:
      '<p onclick="alert(1)" style="position:fixed;inset:0;text-align:center">Harmless words</p><script>alert(1)</script><form>Password <input type="password"></form><a href="javascript:alert(1)">no link</a><img src="https://elsewhere.example/x.png" onerror="alert(1)">',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Harmless words')).toBeVisible()
    await expect(canvasElement.querySelector('script, form, input, a[href], img, [onclick]')).toBeNull()
  },
}

/** Words, URLs and tables that are wider than the screen stay inside the card. */
export const LongText: Story = {
  args: {
    content: `<h2>Donaudampfschifffahrtsgesellschaftskapitänsmütze</h2><p>${'Every round counts. '.repeat(30)}</p><p>https://example.com/${'a'.repeat(80)}</p><table><tr>${Array.from({ length: 8 }, (_, n) => `<td>Level ${n} of the house</td>`).join('')}</tr></table>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table')
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = {
  args: {
    content:
      '<h2>مكافأة نهاية الأسبوع</h2><p>أودع يوم <strong>الجمعة</strong> واحصل على 50٪.</p><ul><li>ألعاب القمار</li><li>حتى الأحد</li></ul>',
  },
  globals: { direction: 'rtl' },
}
