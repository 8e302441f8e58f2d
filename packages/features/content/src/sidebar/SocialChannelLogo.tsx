import type { SocialLink } from './socialLinks.ts'

const plane =
  'M21.4 4.3 2.9 11.5c-.9.3-.9 1.2 0 1.5l4.6 1.5 1.8 5.5c.2.6 1 .8 1.5.3l2.6-2.5 4.8 3.5c.5.4 1.2.1 ' +
  '1.4-.5L22.7 5.4c.2-.8-.5-1.4-1.3-1.1zM9.5 14.2l8.2-6.2-6.6 7.3-.3 3.1z'
const bubble = 'M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2z'
const receiver =
  'M8.6 7.2c-.4 0-1 .3-1.2.8-.6 1.3.2 3.3 2 5.1s3.8 2.9 5.3 2.5c.7-.2 1.2-.9 1.2-1.4l-2-1.1-1.2 ' +
  '1c-1.3-.5-2.6-1.8-3.1-3l1-1.2-1.1-2.5z'
const marks: Readonly<Record<SocialLink['type'], string>> = {
  FACEBOOK: 'M14.4 8.3h2.8V4.2h-3c-3 0-4.7 1.9-4.7 4.7v2.3H7v4h2.5V22h4.1v-6.8h2.9l.6-4h-3.5V9.2c0-.6.3-.9.8-.9z',
  TELEGRAM: plane,
  TELEGRAM2: plane,
  WHATSAPP: bubble + receiver,
}

/** Renders the logo of a social channel, in the current text colour. */
export function SocialChannelLogo({ type }: Pick<SocialLink, 'type'>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={marks[type]} />
    </svg>
  )
}
