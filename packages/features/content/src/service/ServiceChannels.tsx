import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { safeNavigate } from '@lobby/platform/navigation'
import { Button, Card, List, ListRow } from '@lobby/ui'
import { CircleQuestionMark, Clock, Mail, MessageCircle, MessagesSquare, Phone, Send } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import type { ServiceChannel } from '../queries/fetchServiceChannels.ts'
import styles from './ServiceScreen.module.css'

/**
 * The icon for each word that may occur in a channel's key. Platforms choose the keys freely, so an icon depends on one
 * word of the key only.
 */
const iconsByWord: readonly (readonly [word: RegExp, picture: ReactNode])[] = [
  [/whats|zap/i, <Phone key="phone" />],
  [/telegram/i, <Send key="send" />],
  [/mail/i, <Mail key="mail" />],
  [/help|faq/i, <CircleQuestionMark key="help" />],
  [/chat|live/i, <MessagesSquare key="chat" />],
]

const findIcon = (resource: string): ReactNode =>
  iconsByWord.find(([word]) => word.test(resource))?.[1] ?? <MessageCircle />

/**
 * Lists the service channels in the platform's order and highlights the first one. A press on a channel leaves the
 * site.
 */
export function ServiceChannels({ channels: [first, ...others] }: { readonly channels: readonly ServiceChannel[] }) {
  const t = useText()
  const merchant = useMerchant()
  const open = (url: string) => void safeNavigate('service', url, { merchant })
  return (
    <>
      {first && (
        <Card tone="hero">
          <div className={styles.first}>
            <span className={styles.picture} aria-hidden="true">
              {findIcon(first.resource)}
            </span>
            <div className={styles.words}>
              <h2>{first.name}</h2>
              {first.hours && (
                <p className={styles.hours}>
                  <Clock aria-hidden /> {first.hours}
                </p>
              )}
            </div>
          </div>
          <Button tone="brand" size="l" wide onClick={() => open(first.url)}>
            {t('service.open')}
          </Button>
        </Card>
      )}
      {others.length > 0 && (
        <List label={t('service.others')}>
          {others.map(({ name, url, hours, resource }) => (
            <ListRow
              key={resource}
              icon={findIcon(resource)}
              label={name}
              {...(hours !== undefined && { hint: hours })}
              onPress={() => open(url)}
            />
          ))}
        </List>
      )}
    </>
  )
}
