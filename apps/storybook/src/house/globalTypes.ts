import { skins } from './skins.ts'
import { fromLab } from './toolbar.ts'
import { messages } from 'virtual:lobby/messages'
import { languageName } from '@lobby/i18n'
import type { Preview } from '@storybook/react-vite'
import { isMadeUp, madeUpLocales } from '../stress/madeUpTexts.ts'

const locales = [...Object.keys(messages).filter((locale) => !isMadeUp(locale)), ...Object.keys(madeUpLocales)]

/** The toolbar: whatever is chosen stands in the URL. The flags have a panel of their own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  merchant: {
    description: 'Merchant',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [...skins.map(({ merchant: { id, name } }) => ({ value: id, title: name })), { value: fromLab, title: 'From the skin lab' }, { value: 'all', title: 'All, side by side' }],
    },
  },
  locale: {
    description: 'Locale',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: locales.map((value) => ({ value, title: isMadeUp(value) ? madeUpLocales[value] : languageName(value) })),
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the locale' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  text: {
    description: 'Size of texts',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Texts at 100 %' },
        { value: '200', title: 'Texts at 200 %' },
      ],
    },
  },
  session: {
    description: 'Session',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'guest', title: 'Guest' },
        { value: 'member', title: 'Member' },
        { value: 'trial', title: 'Trial account' },
        { value: 'agent', title: 'Agent' },
      ],
    },
  },
  flags: { description: 'Flags that differ from the merchant folder' },
  skin: { description: 'What the skin lab made' },
  order: { description: 'How merchants stand side by side' },
  beside: { description: 'The size of each merchant side by side' },
}
