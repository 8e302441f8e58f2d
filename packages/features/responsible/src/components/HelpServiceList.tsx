import { useText } from '@lobby/i18n'
import { MARKET_PACKS } from '@lobby/merchant/markets'
import { useMerchant } from '@lobby/platform/merchant'
import { List, ListRow } from '@lobby/ui'
import { ExternalLink, Phone } from '@lobby/ui/icons'
import { useId } from 'react'
import styles from './LimitsAndBreaksSection.module.css'

/** Lists the help lines and help sites of the merchant's market. */
export function HelpServiceList() {
  const t = useText()
  const id = useId()
  const { market } = useMerchant()
  if (!market) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('responsible.help')}
      </h2>
      <List>
        {MARKET_PACKS[market].help.map(({ name, url, crisis }) => {
          const calls = url.startsWith('tel:')
          return (
            <ListRow
              key={url}
              icon={calls ? <Phone /> : <ExternalLink />}
              label={name}
              hint={t(crisis ? 'responsible.help.crisis' : 'responsible.help.players')}
              renderLink={(className, content) => (
                <a className={className} href={url} {...(!calls && { target: '_blank', rel: 'noopener noreferrer' })}>
                  {content}
                </a>
              )}
            />
          )
        })}
      </List>
    </section>
  )
}
